import type { ImportState } from '#contract/imports/states.ts';
import type { RequestType } from '#contract/requests/request-types.ts';
import { noPreview, type Preview } from '#server/domains/import/kept/preview.ts';
import { firstChoices, noResult } from '#server/domains/import/kept/result.ts';
import { writeRows } from '#server/domains/import/kept/rows.ts';
import type { Store } from '#server/platform/storage/database.ts';
import type { TestServer } from '../support/test-server.ts';
import { type Actor, createActors, restoreActors } from './actors.ts';
import { canaryOf, plantCanaries } from './canaries.ts';
import { clearAway } from './clear-away.ts';

type Server = Pick<TestServer, 'services' | 'app'>;

/** What one organisation has that may be asked for, by its numbers. */
export interface Holdings {
  sheets: number[];
  subsets: number[];
  members: number[];
  /** Of its directory. */
  groups: number[];
  notices: number[];
  /** Dealt with, by who made them; each has its file where its type has one. */
  requests: { id: number; type: RequestType; userId: number }[];
  /** To be worked on. */
  open: { id: number; type: RequestType; locations: number[] }[];
  savedSearches: { id: number; userId: number }[];
  imports: number[];
  webhooks: number[];
}

/** The store under test, and what is known about it. */
export interface World {
  readonly server: Server;
  readonly actors: readonly Actor[];
  readonly holdings: Readonly<Record<number, Holdings>>;
  readonly reachOfReader: readonly number[];
  /** The product of each sheet, and those of which an organisation has one. */
  readonly productOf: ReadonlyMap<number, string>;
  readonly products: ReadonlyMap<number, readonly string[]>;
  readonly sheetsOfReader: readonly number[];
}

/** Two organisations whose belongings bear words of their own. */
export const createWorld = async (server: Server): Promise<World> => {
  const { store } = server.services;
  const { subset_id } = await store
    .selectFrom('collection_sheet_subsets')
    .select(['subset_id', (eb) => eb.fn.countAll().as('sheets')])
    .where('organisation_id', '=', 10001)
    .groupBy('subset_id')
    .orderBy('sheets', 'desc')
    .executeTakeFirstOrThrow();
  const reachOfReader = [subset_id];
  await plantCanaries(store, reachOfReader);
  const holdings = { 10001: await readHoldings(store, 10001), 10002: await readHoldings(store, 10002) };
  const products = await store.selectFrom('sheets').select(['isn', 'product_key']).execute();
  const productOf = new Map(products.map(({ isn, product_key }) => [isn, product_key]));
  const productsOf = ({ sheets }: Holdings) => sheets.map((isn) => productOf.get(isn) ?? '');
  const seen = await store
    .selectFrom('collection_sheet_subsets')
    .select('isn')
    .where('subset_id', 'in', reachOfReader)
    .execute();
  const world: World = {
    server,
    actors: createActors(),
    holdings,
    reachOfReader,
    sheetsOfReader: seen.map(({ isn }) => isn),
    productOf,
    products: new Map([10001, 10002].map((id) => [id, productsOf(holdings[id as 10001])])),
  };
  await restoreActors(store, world.actors, reachOfReader);
  for (const actor of world.actors) await givePast(world, actor);
  await replenish(world);
  return world;
};

const readHoldings = async (store: Store, organisation: number): Promise<Holdings> => {
  const sheets = await store
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', organisation)
    .where('removed', '=', 0)
    .execute();
  const subsets = await store.selectFrom('subsets').select('id').where('organisation_id', '=', organisation).execute();
  const [isns, ids] = [sheets.map(({ isn }) => isn), subsets.map(({ id }) => id)];
  return {
    sheets: isns,
    subsets: ids,
    members: [],
    groups: [],
    notices: [],
    requests: [],
    open: [],
    savedSearches: [],
    imports: [],
    webhooks: [],
  };
};

/** Requests and saved searches that somebody has of their own. */
const givePast = async (world: World, { userId, organisation }: Actor): Promise<void> => {
  if (organisation === null) return;
  const { store } = world.server.services;
  const holdings = world.holdings[organisation]!;
  for (const type of ['sdsaddition', 'contact', 'eBinder', 'index', 'sdsremoval'] as const)
    holdings.requests.push({
      id: await putRequest(world, { organisation, userId, type, status: 'completed' }),
      type,
      userId,
    });
  const { id: membership_id } = await store
    .selectFrom('memberships')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const name = `kept ${canaryOf(organisation)}`;
  const search = { membership_id, name, entries: '[{"key":"languageFilter","value":"English"}]', created_at: now() };
  const { id } = await store.insertInto('saved_searches').values(search).returning('id').executeTakeFirstOrThrow();
  holdings.savedSearches.push({ id, userId });
  holdings.imports.push(await putImport(world, { organisation, state: 'done' }));
  holdings.webhooks.push(await putWebhook(world, organisation));
};

const now = () => new Date().toISOString();

/** Numbers that no other address or message comes to have. */
let lastWebhook = 500_000;

/** An address that bears a word of its organisation, with a message of the same number. */
export const putWebhook = async (
  { server: { services } }: Pick<World, 'server'>,
  organisation: number,
): Promise<number> => {
  const { store, encryption } = services;
  lastWebhook += 1000;
  const [id, word] = [lastWebhook, canaryOf(organisation)];
  await store
    .insertInto('webhooks')
    .values({
      id,
      organisation_id: organisation,
      url: `https://${word}.example.com/`,
      description: word,
      events: '["sheet.added"]',
      secrets: encryption.encrypt({ table: 'webhooks', owner: id }, `whsec_${word}`),
      created_at: now(),
    })
    .execute();
  const event = { organisation_id: organisation, kind: 'sheet.added', message_id: `msg_${id}`, count: 0 } as const;
  await store
    .insertInto('webhook_events')
    .values({ id, ...event, items: '[]', created_at: now(), updated_at: now(), sealed_at: now() })
    .execute();
  await store
    .insertInto('webhook_deliveries')
    .values({ id, webhook_id: id, event_id: id, due_at: now(), created_at: now() })
    .execute();
  return id;
};

/** An import of a list that bears a word of its organisation. */
export const putImport = async (
  { server: { services } }: Pick<World, 'server'>,
  { organisation, state }: { readonly organisation: number; readonly state: ImportState },
): Promise<number> => {
  const { store, files } = services;
  const name = `${canaryOf(organisation)}.csv`;
  const { hash, size } = await files.put(Buffer.from(`Name\n${canaryOf(organisation)}\n`));
  const { id } = await store
    .insertInto('imports')
    .values({
      organisation_id: organisation,
      user_id: null,
      kind: 'list',
      state,
      name,
      choices: JSON.stringify(firstChoices),
      ...(state === 'ready' && { result: JSON.stringify(noResult), preview: JSON.stringify(previewOfName) }),
      created_at: now(),
      ended_at: state === 'done' ? now() : '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await store.insertInto('import_files').values({ import_id: id, path: name, file_hash: hash, size }).execute();
  if (state === 'ready')
    await writeRows(store, id, [
      { line: 2, outcome: 'new', productName: canaryOf(organisation), reasons: [], cells: [canaryOf(organisation)] },
    ]);
  return id;
};

const previewOfName: Preview = {
  ...noPreview,
  columns: [{ header: 'Name', column: 'productName', reason: null, samples: [] }],
};

interface NewRequest {
  readonly organisation: number;
  readonly userId: number | null;
  readonly type: RequestType;
  readonly status: 'processing' | 'completed';
  readonly info?: object;
}

/** What a request of that type of the demo says: its fields, in their shape. */
const knownInfo = async (store: Store, type: RequestType): Promise<object> => {
  const known = await store
    .selectFrom('requests')
    .select('info')
    .where('type', '=', type)
    .orderBy('id')
    .executeTakeFirst();
  return JSON.parse(known?.info ?? '{}');
};

const putRequest = async (
  world: World,
  { organisation, userId, type, status, info = {} }: NewRequest,
): Promise<number> => {
  const { store, files } = world.server.services;
  const word = canaryOf(organisation);
  const isBare = type === 'contact' || type === 'sdsremoval';
  const { hash } = await files.put(Buffer.from(`%PDF-1.4\n%${word} ${type}\n%%EOF\n`));
  const { id } = await store
    .insertInto('requests')
    .values({
      organisation_id: organisation,
      user_id: userId,
      type,
      status,
      info: JSON.stringify({ ...(await knownInfo(store, type)), ...info }),
      file_hash: isBare ? '' : hash,
      file_name: isBare ? '' : `${word}.${type === 'index' ? 'html' : 'pdf'}`,
      expires_at: '2999-01-01T00:00:00.000Z',
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = {
    request_id: id,
    user_id: null,
    status: 'completed' as const,
    note: `note ${word}`,
    created_at: now(),
  };
  await store.insertInto('request_changes').values(change).execute();
  return id;
};

/** Puts back what was used up, and takes away what has piled up: neither may make the rest hollow or slow. */
export const replenish = async (world: World): Promise<void> => {
  const { store } = world.server.services;
  await restoreActors(store, world.actors, world.reachOfReader);
  const kept = [10001, 10002].flatMap((id) => world.holdings[id]!.requests.map((request) => request.id));
  await clearAway(store, Math.max(...kept));
  for (const organisation of [10001, 10002]) {
    const holdings = world.holdings[organisation]!;
    holdings.members = [];
    for (let left = 8; left > 0; left--) holdings.members.push(await putMember(store, organisation));
    holdings.groups = [];
    for (let left = 4; left > 0; left--) holdings.groups.push(await putGroup(store, organisation));
    holdings.open = [];
    for (const type of ['sdsaddition', 'contact', 'sdsremoval'] as const)
      for (let left = 4; left > 0; left--) holdings.open.push(await putOpen(world, organisation, type));
    holdings.notices = [await putNotice(store, organisation)];
  }
};

/** Somebody invited, who has nothing yet. */
export const putMember = async (store: Store, organisation_id: number): Promise<number> => {
  const name = `${crypto.randomUUID()}@newcomer.example`;
  const word = canaryOf(organisation_id);
  const blank = { phone: '', password_hash: '', verified_at: '', shared: 0 as const, is_subscribed: 0 as const };
  const person = {
    ...blank,
    name,
    email: `${word}${name}`,
    first_name: word,
    last_name: word,
    language: 'en' as const,
    created_at: now(),
  };
  const { id } = await store.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
  await store
    .insertInto('memberships')
    .values({ user_id: id, organisation_id, role: 'collection-admin', invited_at: now() })
    .execute();
  return id;
};

/** A group of a directory, which has nobody in it yet. */
export const putGroup = async (store: Store, organisation_id: number): Promise<number> => {
  const name = `${canaryOf(organisation_id)} ${crypto.randomUUID()}`;
  const group = { organisation_id, display_name: name, external_id: '', created_at: now() };
  return (await store.insertInto('directory_groups').values(group).returning('id').executeTakeFirstOrThrow()).id;
};

const putOpen = async (world: World, organisation: number, type: 'sdsaddition' | 'contact' | 'sdsremoval') => {
  const { store } = world.server.services;
  const { sheets } = world.holdings[organisation]!;
  if (type !== 'sdsremoval')
    return {
      id: await putRequest(world, { organisation, userId: null, type, status: 'processing' }),
      type,
      locations: [],
    };
  const placements = await store
    .selectFrom('collection_sheet_subsets')
    .select(['isn', 'subset_id'])
    .where('organisation_id', '=', organisation)
    .where('isn', '=', sheets[Math.floor(Math.random() * sheets.length)]!)
    .execute();
  const locations = placements.map(({ subset_id }) => ({
    id: subset_id,
    en: canaryOf(organisation),
    fr: canaryOf(organisation),
  }));
  const isn = placements[0]?.isn ?? sheets[0]!;
  const info = { isn, product_name: canaryOf(organisation), manufacturer: '', locations };
  const id = await putRequest(world, { organisation, userId: null, type, status: 'processing', info });
  const ids = locations.length > 0 ? locations.map((one) => one.id) : [0];
  const rows = ids.map((subset_id) => ({
    request_id: id,
    organisation_id: organisation,
    isn,
    subset_id,
    is_open: 1 as const,
  }));
  await store
    .insertInto('removals')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { id, type, locations: ids };
};

const putNotice = async (store: Store, organisation_id: number): Promise<number> => {
  const word = canaryOf(organisation_id);
  const texts = {
    subject_en: word,
    subject_fr: word,
    text_en: word,
    text_fr: word,
    type_en: 'rich' as const,
    type_fr: 'plain' as const,
  };
  const notice = { ...texts, organisation_id, kind: 'popup' as const, from_day: '', to_day: '', created_at: now() };
  return (await store.insertInto('notices').values(notice).returning('id').executeTakeFirstOrThrow()).id;
};
