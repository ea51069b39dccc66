import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectStore } from '#server/platform/storage/database.ts';
import { storeAddressIn } from '#tests/support/test-store.ts';
import { runCommand } from '../backup/run-command.ts';
import { readArchive } from '../documents/archives.ts';

let folder: string;
let env: Record<string, string>;
let address: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-organisation-'));
  address = await storeAddressIn(folder, 'empty');
  env = { DATA_DIR: folder, ...(address.startsWith('postgres') && { DATABASE_URL: address }) };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runCommand('organisation', args, { env });

const described = {
  name_en: 'Kiln',
  name_fr: 'Four',
  location_label_en: 'Shop',
  location_label_fr: 'Atelier',
  ingredients: true,
  custom_fields: [{ en: 'Shelf', fr: 'Tablette' }],
  products: ['canmanage'],
  allowed_addresses: [],
  account_manager_email: '',
  locations: [
    { key: '7', parent: '', id: 7, name_en: 'Yard', name_fr: 'Cour' },
    { key: '9', parent: '7', id: 9, name_en: 'Shed', name_fr: 'Remise' },
  ],
  role_rules: [
    { value: 'Safety', role: 'company-admin', locations: [] },
    { value: 'Yardmen', role: 'read-only', locations: [9] },
  ],
  directory_groups: [
    { name: 'Yardmen', external_id: 'e-1' },
    { name: 'Sécurité', external_id: '' },
  ],
};

test('an organisation is made of what an archive says of one, and exported into one that says the same', async () => {
  const from = join(folder, 'organisation.json');
  await writeFile(from, JSON.stringify(described));
  const made = await run('--create', from);
  expect([made.code, made.errors]).toEqual([0, '']);
  const [, number = ''] = /^Organisation (\d+), Kiln, with 2 locations\./.exec(made.output) ?? [];

  const to = join(folder, 'kiln.zip');
  const exported = await run('--export', number, '--to', to);
  expect([exported.code, exported.errors]).toEqual([0, '']);
  const files = new Map(readArchive(to).map((file) => [file.name, file]));
  const { id, locations, ...facts } = JSON.parse(files.get('organisation.json')!.read().toString());
  const { locations: expected, ...same } = described;
  const { role_rules, ...others } = same;
  expect([String(id), facts]).toMatchObject([number, others]);
  const shed = locations.find(({ name_en }: { name_en: string }) => name_en === 'Shed').id;
  expect(facts.role_rules).toEqual([role_rules[0], { ...role_rules[1], locations: [shed] }]);
  expect(locations.map(({ name_fr }: { name_fr: string }) => name_fr)).toEqual(expected.map(({ name_fr }) => name_fr));

  const store = connectStore(address);
  const told = await store.selectFrom('audit_entries').select('event').orderBy('id').execute();
  await store.destroy();
  const groups = ['group-added', 'group-added'];
  expect(told.map(({ event }) => event)).toEqual(['organisation-added', ...groups, 'organisation-exported']);

  // What is there is not written over, and nothing half done is left.
  const before = await readFile(to);
  const again = await run('--export', number, '--to', to);
  expect([again.code, again.errors]).toEqual([1, expect.stringContaining('is there already')]);
  expect((await readFile(to)).equals(before)).toBe(true);
  const none = await run('--export', '77', '--to', join(folder, 'none.zip'));
  expect([none.code, none.output]).toEqual([1, '']);
  expect((await run('--create', to)).code).toBe(1);
});

test('rules that name a location that is not in the file make nothing', async () => {
  const from = join(folder, 'faulty.json');
  const rules = [{ value: 'Yardmen', role: 'read-only', locations: [8] }];
  await writeFile(from, JSON.stringify({ ...described, name_en: 'Faulty', role_rules: rules }));
  const made = await run('--create', from);
  expect([made.code, made.errors]).toEqual([1, expect.stringContaining('locations')]);
  const store = connectStore(address);
  const found = await store.selectFrom('organisations').select('id').where('name_en', '=', 'Faulty').execute();
  await store.destroy();
  expect(found).toEqual([]);
});

test('an organisation has a shared account with a password that is said once, and no person’s account becomes one', {
  timeout: 120_000,
}, async () => {
  const from = join(folder, 'shared.json');
  await writeFile(from, JSON.stringify({ ...described, name_en: 'Shared', role_rules: [], directory_groups: [] }));
  const [, number = ''] = /^Organisation (\d+)/.exec((await run('--create', from)).output) ?? [];
  const made = await run('--shared-account', number, '--name', 'kiln');
  expect([made.code, made.output]).toEqual([0, expect.stringMatching(/^kiln signs in with: \S{29}\n$/)]);
  const again = await run('--shared-account', number, '--name', 'kiln', '--language', 'fr');
  expect([again.code, again.output]).toEqual([0, expect.stringMatching(/^kiln has another password: \S{29}\n$/)]);
  expect(again.output.split(': ')[1]).not.toBe(made.output.split(': ')[1]);
  for (const args of [
    ['--shared-account', number, '--name', 'somebody@example.ca'],
    ['--shared-account', number, '--name', 'kiln', '--language', 'de'],
    ['--create', from, '--remove'],
  ])
    expect(await run(...args), args.join(' ')).toMatchObject({ code: 1, output: '' });
  const removed = await run('--shared-account', number, '--name', 'kiln', '--remove');
  expect([removed.code, removed.output]).toEqual([0, 'kiln signs in no more.\n']);
  expect((await run('--shared-account', number, '--name', 'kiln', '--remove')).code).toBe(1);
});
