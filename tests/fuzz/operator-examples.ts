import type { Input } from './input.ts';
import { pdfForm } from './pdf-form.ts';
import type { Example, Scene } from './scene.ts';
import { keepSingleSignOn, singleSignOnEntry } from './single-sign-on.ts';
import { putMember } from './world.ts';

const one = (scene: Scene, type: 'sdsaddition' | 'contact' | 'sdsremoval') =>
  scene.random.pick(scene.own.open.filter((request) => request.type === type));
const request = (scene: Scene, type: 'sdsaddition' | 'contact' | 'sdsremoval' = 'contact') => ({
  id: one(scene, type).id,
});
const member = ({ random, own }: Scene) => ({ id: random.pick(own.members) });
const sheet = ({ random, own }: Scene) => ({ id: random.pick(own.sheets) });
const storeOf = ({ world }: Scene) => world.server.services.store;
const list = ({ random }: Scene): Input => ({
  query: random.pick([{}, { _start: 0, _end: 10 }, { _start: 5, _end: 9, _order: 'DESC' }]),
});

const template = {
  kind: 'note' as const,
  name_en: 'Hello',
  name_fr: 'Bonjour',
  text_en: 'About {product}.',
  text_fr: 'Au sujet de {product}.',
};

/** A template that is there. */
const someTemplate = async (scene: Scene) => ({
  params: await storeOf(scene)
    .insertInto('answer_templates')
    .values({ ...template, created_at: '' })
    .returning('id')
    .executeTakeFirstOrThrow(),
});

/** What an operator reads of a record, to be sent back with it. */
const record = async ({ world }: Scene, path: string): Promise<Record<string, unknown>> => {
  const cookie = world.actors.find(({ role }) => role === 'operator')?.cookie ?? '';
  const response = await world.server.app.inject({ url: `/api/operator${path}`, headers: { cookie } });
  return response.json();
};

const notice = {
  organisation: null,
  kind: 'announcement',
  subject_en: 'Hello',
  subject_fr: 'Bonjour',
  text_en: '<b>Words</b>',
  text_fr: 'Mots',
  type_en: 'rich',
  type_fr: 'plain',
  from_day: '2020-01-01',
  to_day: '2020-01-02',
} as const;
const drafted = {
  product_name: 'Acetone',
  alternative_name: '',
  manufacturer: 'Somebody Inc.',
  sheet_date: '2025-01-02',
  product_ids: ['A-1'],
  language: 'en',
  format: 'whmis-2015',
  hazardous: 'yes',
  signal_word: 'danger',
  pictograms: [],
  hazard_codes: ['H225'],
  cas_numbers: ['67-64-1'],
  un_numbers: ['1090'],
  ingredients: [],
};
const addition = (scene: Scene) => ({
  sheet: drafted,
  locations: [scene.own.subsets[0]],
  custom_1: '',
  custom_2: '',
  custom_3: '',
  decision: { kind: 'new' },
});
const draftVersion = async (scene: Scene, id: number): Promise<number> =>
  (await storeOf(scene).selectFrom('addition_drafts').select('version').where('request_id', '=', id).executeTakeFirst())
    ?.version ?? 0;

/** A job of its own each time, which nobody is at. */
const someJob: Example = async (scene) => {
  const job = {
    kind: 'mail-password-changed',
    lane: 'short' as const,
    payload: '{"userId":1}',
    run_at: '2999-01-01T00:00:00.000Z',
    created_at: '2026-01-01T00:00:00.000Z',
  };
  return { params: await storeOf(scene).insertInto('jobs').values(job).returning('id').executeTakeFirstOrThrow() };
};

/** One without a sheet: an archive of the others takes seconds. */
const emptyOrganisation = async (scene: Scene): Promise<number> => {
  const id = 19_999;
  await storeOf(scene)
    .insertInto('organisations')
    .values({
      id,
      name_en: 'Nothing',
      name_fr: 'Rien',
      ingredients: 0,
      location_label_en: 'Location',
      location_label_fr: 'Emplacement',
      custom_fields: '[]',
      products: '[]',
      created_at: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
};

/** A sheet that is of no product, and that nobody holds. */
const looseSheet = async (scene: Scene): Promise<number> =>
  (
    await storeOf(scene)
      .insertInto('sheets')
      .values({
        ...{ product_key: '', product_name: 'Loose', alternative_name: '', manufacturer: 'Nobody', contributor: '' },
        ...{ product_ids: '[]', language: 'en', format: 'other', status: 'current', hazardous: 'unknown' },
        ...{ whmis_1988: '', signal_word: '', pictograms: '[]', hazard_codes: '[]', cas_numbers: '[]' },
        ...{ ingredients: '[]', sheet_date: '', last_checked: '', file_hash: '', created_at: '' },
      })
      .returning('isn')
      .executeTakeFirstOrThrow()
  ).isn;

/** A sheet with a PDF that it had before, and that is there. */
const formerPdf = async (scene: Scene) => {
  const isn = await looseSheet(scene);
  const { hash } = await scene.world.server.services.files.put(Buffer.from('%PDF-1.4\n%%EOF\n'));
  const { id: former } = await storeOf(scene)
    .insertInto('former_pdfs')
    .values({ isn, file_hash: hash, user_id: null, replaced_at: '2026-05-04T12:00:00.000Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { isn, former, version: 1 };
};

/** By call of operators: an input that the server takes. */
export const operatorExamples: Readonly<Record<string, Example>> = {
  getOperatorSingleSignOn: ({ organisation }) => ({ params: { id: organisation } }),
  updateOperatorSingleSignOn: async (scene) => ({
    params: { id: scene.organisation },
    body: await singleSignOnEntry(scene),
  }),
  switchOperatorSingleSignOn: async (scene) => {
    await keepSingleSignOn(scene);
    return {
      params: { id: scene.organisation },
      body: { is_on: false, version: (await singleSignOnEntry(scene)).version },
    };
  },
  tryOperatorSingleSignOn: async (scene) => {
    await keepSingleSignOn(scene);
    return { params: { id: scene.organisation } };
  },
  listOperatorOrganisations: list,
  listOperatorSheets: list,
  listOperatorUsers: list,
  listOperatorRequests: list,
  listOperatorNotices: list,
  listOperatorJobs: list,
  getOperatorOrganisations: ({ organisation }) => ({ params: { id: organisation } }),
  createOperatorOrganisations: async (scene) => ({
    body: {
      ...(await record(scene, `/organisations/${scene.organisation}`)),
      name_en: 'New',
      name_fr: 'Neuve',
      locations: [],
    },
  }),
  updateOperatorOrganisations: async (scene) => ({
    params: { id: scene.organisation },
    body: await record(scene, `/organisations/${scene.organisation}`),
  }),
  endOperatorOrganisations: ({ organisation }) => ({
    params: { id: organisation },
    body: { day: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10), reason: 'It leaves.' },
  }),
  keepOperatorOrganisations: ({ organisation }) => ({ params: { id: organisation }, body: {} }),
  exportOperatorOrganisations: async (scene) => ({ params: { id: await emptyOrganisation(scene) } }),
  getOperatorSheets: (scene) => ({ params: sheet(scene) }),
  getSheetPlace: (scene) => ({ params: sheet(scene), query: {} }),
  updateOperatorSheets: async (scene) => {
    const params = sheet(scene);
    return { params, body: await record(scene, `/sheets/${params.id}`) };
  },
  openAddition: ({ random, organisation }) =>
    pdfForm(random, { field: 'file', fields: { organisation: String(organisation) } }),
  readSheetPdf: (scene) => ({
    params: sheet(scene),
    ...pdfForm(scene.random, { field: 'file', fields: {} }),
  }),
  replaceSheetPdf: async (scene) => {
    const params = sheet(scene);
    const { hash: file } = await scene.world.server.services.files.put(Buffer.from('%PDF-1.4\n%%EOF\n'));
    const operator = scene.world.actors.find(({ role }) => role === 'operator');
    const owner = `sheet-pdf.${params.id}.${operator?.userId}`;
    await storeOf(scene)
      .insertInto('file_claims')
      .values({ hash: file, owner, expires_at: '2999-01-01' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { version } = await record(scene, `/sheets/${params.id}`);
    return { params, body: { file, take: [], version, sure: true } };
  },
  getFormerSheetPdf: async (scene) => {
    const { isn: id, former } = await formerPdf(scene);
    return { params: { id, former } };
  },
  putBackSheetPdf: async (scene) => {
    const { isn, former, version } = await formerPdf(scene);
    return { params: { id: isn }, body: { former, version } };
  },
  listJoinableSheets: (scene) => ({ params: sheet(scene), query: { q: 'a' } }),
  joinSheets: async (scene) => {
    const [one, other] = [await looseSheet(scene), await looseSheet(scene)];
    return { params: { id: one }, body: { other, move: true, version: 1, other_version: 1 } };
  },
  partSheet: async (scene) => ({ params: { id: await looseSheet(scene) }, body: { version: 1 } }),
  listSheetMoves: ({ organisation }) => ({ query: { organisation } }),
  moveSheets: (scene) => ({ body: { sheets: [{ id: sheet(scene).id, mark: '' }] } }),
  endSheet: async (scene) => ({ params: { id: await looseSheet(scene) }, body: { reason: 'Sold out.', version: 1 } }),
  takeSheetBack: async (scene) => {
    const isn = await looseSheet(scene);
    await storeOf(scene)
      .insertInto('sheet_ends')
      .values({ isn, reason: 'x', user_id: null, status: 'current', organisations: '[]', ended_at: '' })
      .execute();
    return { params: { id: isn }, body: { version: 1 } };
  },
  settleAttention: (scene) => ({ params: sheet(scene), body: { kind: 'old', how: 'asked' } }),
  reopenAttention: (scene) => ({ params: sheet(scene), body: { kind: 'old' } }),
  shareOperatorSheets: (scene) => ({ params: sheet(scene), body: {} }),
  getOperatorSheetPdf: (scene) => ({ params: sheet(scene) }),
  updateProvider: async (scene) => ({
    body: { ...(await record(scene, '/provider')), name_en: 'Sheets Inc.', name_fr: 'Fiches inc.' },
  }),
  getOperatorUsers: (scene) => ({ params: member(scene) }),
  createOperatorUsers: ({ random, organisation }) => ({
    body: { email: `${random.below(1e12)}@newcomer.example`, organisation, role: 'company-admin', language: 'fr' },
  }),
  updateOperatorUsers: async (scene) => {
    const params = member(scene);
    return { params, body: await record(scene, `/users/${params.id}`) };
  },
  resendOperatorUsers: (scene) => ({ params: member(scene), body: { organisation: scene.organisation } }),
  'reset-second-factorOperatorUsers': (scene) => ({ params: member(scene), body: {} }),
  unlockOperatorUsers: (scene) => ({ params: member(scene), body: {} }),
  dismissOperatorUsers: async (scene) => ({
    params: { id: await putMember(storeOf(scene), scene.organisation) },
    body: { organisation: scene.organisation },
  }),
  downloadOperatorUserData: (scene) => ({ params: member(scene) }),
  eraseOperatorUsers: async (scene) => ({
    params: { id: await putMember(storeOf(scene), scene.organisation) },
    body: {},
  }),
  getOperatorRequests: (scene) => ({ params: request(scene, 'sdsremoval') }),
  getOperatorRequestFile: (scene) => ({ params: request(scene, 'sdsaddition') }),
  getAddition: (scene) => ({ params: request(scene, 'sdsaddition') }),
  compareAddition: (scene) => ({ params: request(scene, 'sdsaddition'), query: { isn: sheet(scene).id } }),
  saveAdditionDraft: async (scene) => {
    const params = request(scene, 'sdsaddition');
    return { params, body: { draft: addition(scene), version: await draftVersion(scene, params.id) } };
  },
  rereadOperatorRequests: (scene) => ({ params: request(scene, 'sdsaddition'), body: {} }),
  candidatesOperatorRequests: (scene) => ({ params: request(scene, 'sdsaddition'), body: drafted }),
  confirmOperatorRequests: async (scene) => {
    const params = request(scene, 'sdsaddition');
    return { params, body: { entry: addition(scene), version: await draftVersion(scene, params.id), note: '' } };
  },
  reopenOperatorRequests: async (scene) => {
    const params = request(scene);
    await storeOf(scene).updateTable('requests').set({ status: 'error' }).where('id', '=', params.id).execute();
    return { params, body: {} };
  },
  refuseOperatorRequests: (scene) => ({ params: request(scene), body: { note: 'No.' } }),
  decideOperatorRequests: (scene) => {
    const { id, locations } = one(scene, 'sdsremoval');
    const approve = scene.random.chance(0.2);
    return {
      params: { id },
      body: { decisions: locations.map((location) => ({ location, approve })), note: 'Still in use.' },
    };
  },
  answerOperatorRequests: (scene) => ({ params: request(scene), body: { message: 'Hello.' } }),
  confirmReadyAdditions: () => ({ body: { additions: [{ id: 1, mark: '' }] } }),
  holdRequest: (scene) => ({ params: request(scene), body: { holder: null, was: null } }),
  saveDeskHabits: () => ({ body: { single_keys: false, takes_next: true } }),
  showPresence: (scene) => ({ params: request(scene), body: {} }),
  noteOperatorRequests: (scene) => ({ params: request(scene), body: { note: 'Noted.' } }),
  getOperatorNotices: ({ own }) => ({ params: { id: own.notices[0] } }),
  createOperatorNotices: () => ({ body: notice }),
  updateOperatorNotices: ({ own }) => ({ params: { id: own.notices[0] }, body: notice }),
  deleteOperatorNotices: async (scene) => {
    const { organisation: _, ...taken } = { ...notice, created_at: '', organisation_id: 10002 };
    return {
      params: await storeOf(scene).insertInto('notices').values(taken).returning('id').executeTakeFirstOrThrow(),
    };
  },
  getOperatorTemplates: someTemplate,
  createOperatorTemplates: () => ({ body: template }),
  updateOperatorTemplates: async (scene) => {
    const { params } = await someTemplate(scene);
    return { params, body: await record(scene, `/templates/${params.id}`) };
  },
  deleteOperatorTemplates: someTemplate,
  listAnswersFor: (scene) => ({ params: request(scene), query: { kind: 'answer' } }),
  previewNotice: () => ({ body: { text: '<b>x</b><script>1</script>' } }),
  getOperatorJobs: someJob,
  deleteOperatorJobs: someJob,
  retryOperatorJobs: async (scene) => ({ ...(await someJob(scene)), body: {} }),
};
