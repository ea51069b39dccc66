import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isSure } from '#contract/reading/sheet-reading.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { askForSheets, type Caller, signedInCaller, signedInOperator, workOn } from './operator-caller.ts';

let server: TestServer;
let operator: Caller;
let member: Caller;
let place: number;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  member = await signedInCaller(server, people.collectionAdmin);
  const { store } = server.services;
  const subset = store.selectFrom('subsets').select('id').where('organisation_id', '=', 10001).orderBy('id');
  place = (await subset.executeTakeFirstOrThrow()).id;
});
afterAll(() => server.close());

let products = 0;
/** A sheet of a new product, with these lines in section 1. */
const sheetOf = (...lines: readonly string[]): string => `Safety Data Sheet
SECTION 1: Identification
Product name: Polish ${++products}
${lines.join('\n')}
SECTION 2: Hazard identification
Keep the container closed and away from heat, and wash with plenty of water.
SECTION 3: Composition/information on ingredients
Acetone 67-64-1
SECTION 4: First-aid measures
Wash the hands with water, and call for help if it is not clear.
Revision date: March 5, 2024`;

/** The addition of such a sheet, as operators see it. */
const ask = async (...lines: readonly string[]) => {
  const bytes = await makePdf(sheetOf(...lines));
  const [id = 0] = await askForSheets(server, {
    cookie: member.cookie,
    files: [{ name: 'polish.pdf', bytes }],
    'locations[]': String(place),
  });
  return { id, work: await workOn(operator, id) };
};

/** Confirms an addition as of a maker. */
const confirmAs = async (manufacturer: string, ...lines: readonly string[]) => {
  const { id, work } = await ask(...lines);
  const { draft, version } = work;
  const sheet = { ...draft.sheet, manufacturer, language: 'en', sheet_date: '2024-03-05' };
  const entry = { ...draft, sheet, decision: { kind: 'new' } };
  const { status, body } = await operator('POST', `/operator/requests/${id}/confirm`, { entry, version, note: '' });
  expect(status, JSON.stringify(body)).toBe(200);
};

const makerOf = async (...lines: readonly string[]) => {
  const { work } = await ask(...lines);
  return { ...work.reading.fields.manufacturer, entered: work.draft.sheet.manufacturer };
};

describe('makers that operators have confirmed', () => {
  test('are known by their domain and telephone where a sheet does not name them, and are sure after three', async () => {
    const contact = ['www.prairiewax.example', 'Tel. 204-555-0142'];
    expect(await makerOf(...contact)).toEqual({ entered: '' });
    await confirmAs('Prairie Wax Works Ltd.', 'info@prairiewax.example');
    const once = await makerOf('https://www.prairiewax.example/sds');
    expect(once).toMatchObject({ value: 'Prairie Wax Works Ltd.', entered: 'Prairie Wax Works Ltd.', places: [] });
    expect(isSure({ certainty: once.certainty! })).toBe(false);
    await confirmAs('Prairie Wax Works Ltd.', ...contact);
    await confirmAs('Prairie Wax Works ltd', 'sds@mail.prairiewax.example');
    const known = await makerOf(contact[0]!);
    expect(known.value).toBe('Prairie Wax Works ltd');
    expect(isSure({ certainty: known.certainty! })).toBe(true);
    expect((await makerOf('Phone (204) 555-0142')).value).toBe('Prairie Wax Works Ltd.');
  });

  test('make another maker that was read doubtful, and leave what was read as it is', async () => {
    for (let sheet = 0; sheet < 3; sheet++) await confirmAs('Tern Coatings Inc.', 'www.terncoatings.example');
    const read = await makerOf('Manufacturer: Gull Paints Ltd.', 'www.terncoatings.example');
    expect(read).toMatchObject({ value: 'Gull Paints Ltd.', entered: 'Gull Paints Ltd.' });
    expect(read.certainty).toBeLessThanOrEqual(0.5);
    const same = await makerOf('Manufacturer: TERN COATINGS', 'www.terncoatings.example');
    expect(isSure({ certainty: same.certainty! })).toBe(true);
  });

  test('that share a contact are not known by it, nor is anybody by who answers emergencies or by mail that anybody has', async () => {
    await confirmAs('Heron Soaps Inc.', 'www.distributor.example');
    await confirmAs('Plover Soaps Inc.', 'www.distributor.example');
    expect(await makerOf('www.distributor.example')).toEqual({ entered: '' });
    await confirmAs('Eider Oils Inc.', 'CHEMTREC 1-800-424-9300', 'CANUTEC 613-996-6666', 'eider@gmail.com');
    expect(await makerOf('1 800 424 9300', '(613) 996-6666', 'other@gmail.com')).toEqual({ entered: '' });
  });
});
