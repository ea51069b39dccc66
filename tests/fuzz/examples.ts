import { URI } from 'otpauth';
import { exportExcel } from '#contract/calls/export-excel.ts';
import { defaultColumns, resultColumns } from '#contract/search/columns.ts';
import { storagePairs } from '#lib/hazards/storage/find-conflicts.ts';
import { makeRecoveryCodes } from '#server/domains/accounts/second-factor/recovery-codes.ts';
import { beginTotp } from '#server/domains/accounts/second-factor/totp.ts';
import { hashSecret } from '#server/domains/accounts/secrets.ts';
import { createToken } from '#server/domains/accounts/tokens.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { createPosterCode } from '#server/domains/posters/codes.ts';
import { createDownloadLink } from '#server/domains/requests/documents/download-links.ts';
import { pairId } from '#server/domains/storage-advice/months.ts';
import { people } from '../support/test-server.ts';
import { addressOfActor } from './actors.ts';
import { directoryExamples } from './directory-examples.ts';
import { importExamples } from './import-examples.ts';
import { operatorExamples } from './operator-examples.ts';
import { pdfForm } from './pdf-form.ts';
import type { Example, Scene } from './scene.ts';
import { searchInput, textInput, typedInput, visitorInput } from './search-inputs.ts';
import { keepSingleSignOn, singleSignOnEntry } from './single-sign-on.ts';
import { webhookExamples } from './webhook-examples.ts';
import { putMember } from './world.ts';

const later = () => new Date(Date.now() + 86_400_000);
const passwords = { password: demoPassword, password_confirmation: demoPassword };
const withPassword = (_: Scene) => ({ body: { current_password: demoPassword } });
const newAddress = ({ random }: Scene) => `${random.below(1e12)}@newcomer.example`;
const storeOf = ({ world }: Scene) => world.server.services.store;

/** Somebody new who has been invited, and the link of the mail; nothing of theirs bears an organisation's word. */
const invited = async (scene: Scene) => {
  const store = storeOf(scene);
  const name = newAddress(scene);
  const day = new Date().toISOString();
  const blank = { first_name: '', last_name: '', phone: '', password_hash: '', verified_at: '' };
  const person = {
    ...blank,
    name,
    email: name,
    shared: 0 as const,
    is_subscribed: 0 as const,
    language: 'en' as const,
  };
  const { id: userId } = await store
    .insertInto('users')
    .values({ ...person, created_at: day })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: membershipId } = await store
    .insertInto('memberships')
    .values({ user_id: userId, organisation_id: 10001, role: 'collection-admin', invited_at: day })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await createToken(store, { kind: 'verify', userId, membershipId, expiresAt: later() });
  return { params: { id: String(userId), token } };
};

/** A token that nobody has, of the organisation or of the provider. */
const putApiToken = async (scene: Scene): Promise<number> => {
  const user_id = await putMember(storeOf(scene), scene.organisation);
  await storeOf(scene)
    .insertInto('api_tokens')
    .values({
      user_id,
      token_hash: String(user_id),
      begins: 'vigie_x',
      name: 'Directory',
      organisation_id: scene.actor?.role === 'operator' ? null : scene.organisation,
      scopes: '["search"]',
      made_by: user_id,
      created_at: later().toISOString(),
      expires_at: later().toISOString(),
    })
    .execute();
  return user_id;
};

const userNamed = (scene: Scene, name: string) =>
  storeOf(scene).selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow();

const resetLink = async (scene: Scene) => {
  const user = await storeOf(scene).selectFrom('users').select('id').where('name', '=', people.late).executeTakeFirst();
  const token = user ? await createToken(storeOf(scene), { kind: 'reset', userId: user.id, expiresAt: later() }) : 'x';
  return { email: people.late, token };
};

const ownRequest =
  (...types: readonly string[]): Example =>
  ({ own, actor }) => ({
    params: { id: own.requests.find(({ type, userId }) => types.includes(type) && userId === actor?.userId)?.id },
  });

const documentOptions = (scene: Scene) => ({
  sort: 'product',
  includeDate: scene.random.chance(0.5),
  customFields: scene.random.chance(0.5),
  sdsIds: [...new Set([sheet(scene), sheet(scene), sheet(scene)])],
  language: 'all',
  websiteLanguage: scene.random.pick(['en', 'fr']),
  filters: [],
});

const linkage = (type: string, id: unknown) => ({ data: { type, id: String(id) } });
/** One that the actor sees. */
const sheet = ({ random, own, world, actor }: Scene) =>
  random.pick(actor?.role === 'read-only' ? world.sheetsOfReader : own.sheets);
const list = ({ random }: Scene) => ({ query: random.pick([{}, { 'page[size]': 5, 'page[number]': 2 }]) });

/** Of the actor's organisation, as it stands. */
const versionOf = async (scene: Scene): Promise<number> =>
  (
    await storeOf(scene)
      .selectFrom('organisations')
      .select('version')
      .where('id', '=', scene.organisation)
      .executeTakeFirstOrThrow()
  ).version;

/** A location of the actor's organisation that is open, and its code; nobody else is given one that opens anything. */
const openLocation = async (scene: Scene): Promise<{ location: number; poster: number; code: string }> => {
  const { organisation, own, world } = scene;
  const { encryption } = world.server.services;
  const location = organisation === 10001 ? world.reachOfReader[0]! : own.subsets[0]!;
  const code = createPosterCode();
  await storeOf(scene).deleteFrom('posters').where('subset_id', '=', location).execute();
  const { id: poster } = await storeOf(scene)
    .insertInto('posters')
    .values({
      organisation_id: organisation,
      subset_id: location,
      code_hash: hashSecret(code),
      code: encryption.encrypt({ table: 'posters', owner: location }, code),
      opened_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { location, poster, code: scene.actor && scene.actor.organisation === organisation ? code : 'none' };
};
/** One that mostly stands in the location that is open. */
const openSheet = ({ random, own, world, organisation }: Scene) =>
  random.pick(organisation === 10001 ? world.sheetsOfReader : own.sheets);
const ownLocation = async (scene: Scene) => ({ params: { location: (await openLocation(scene)).location } });

/** A change of a member, or of one’s own account. */
const userChange: Example = ({ actor, own, random }) => {
  const phone = actor?.role === 'read-only' ? {} : { phone: '905-555-0100' };
  if (actor?.role === 'company-admin' && random.chance(0.6))
    return {
      params: { id: random.pick(own.members) },
      body: {
        data: {
          attributes: { is_subscribed: random.chance(0.5) },
          relationships: { role: linkage('roles', random.pick(['collection-admin', 'company-admin'])) },
        },
      },
    };
  const attributes = {
    first_name: `A${random.below(99)}`,
    last_name: 'Or',
    email: addressOfActor(actor ?? { userId: 1 }),
    ...phone,
    is_subscribed: true,
  };
  return { params: { id: actor?.userId ?? 1 }, body: { data: { attributes } } };
};

/** By call: an input that the server takes, as things stand. Calls that need nothing have none. */
export const examples: Readonly<Record<string, Example>> = {
  ...importExamples,
  ...webhookExamples,
  ...operatorExamples,
  ...directoryExamples,
  signIn: () => ({ body: { name: people.reader, password: demoPassword } }),
  signInShared: () => ({ remoteAddress: '203.0.113.7' }),
  openSignInLocation: async (scene) => {
    const user = await storeOf(scene)
      .selectFrom('users')
      .select('id')
      .where('name', '=', people.manager)
      .executeTakeFirstOrThrow();
    const token = await createToken(storeOf(scene), { kind: 'multi-location', userId: user.id, expiresAt: later() });
    return { body: { location: 10001 }, cookie: `vigie_locations=${token}` };
  },
  signInByCode: async (scene) => {
    const { id: userId } = await userNamed(scene, people.collectionAdmin);
    const token = await createToken(storeOf(scene), { kind: 'second-factor', userId, expiresAt: later() });
    const [code] = await makeRecoveryCodes(storeOf(scene), userId);
    return { body: { code }, cookie: `vigie_step=${token}` };
  },
  beginTotp: withPassword,
  confirmTotp: async (scene) => {
    const { store, encryption } = scene.world.server.services;
    const { uri } = await beginTotp(store, encryption, { userId: scene.actor?.userId ?? 1, name: 'fuzz' });
    return { body: { code: URI.parse(uri).generate() } };
  },
  removeTotp: withPassword,
  beginPasskey: withPassword,
  removePasskey: (scene) => ({ body: { ...withPassword(scene).body, id: 'none' } }),
  renewRecoveryCodes: async (scene) => {
    const user_id = scene.actor?.userId ?? 1;
    const kept = { user_id, is_confirmed: 1 as const, secret: '', created_at: new Date().toISOString() };
    await storeOf(scene)
      .insertInto('totp_secrets')
      .values(kept)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return withPassword(scene);
  },
  endOwnSessions: () => ({ body: {} }),
  updateMailDomains: async (scene) => ({ body: { mail_domains: [], version: await versionOf(scene) } }),
  updateWatchedLists: async (scene) => ({ body: { lists: ['iarc-1'], version: await versionOf(scene) } }),
  updateWeeklyNews: async (scene) => ({ body: { mailed: true, version: await versionOf(scene) } }),
  getStorageAdvice: async (scene) => {
    const { location } = (await ownLocation(scene)).params;
    return { query: scene.random.pick([{}, { location: String(location) }]) };
  },
  acceptStorage: async (scene) => ({
    params: { ...(await ownLocation(scene)).params, pair: pairId(scene.random.pick(storagePairs)) },
    body: { reason: 'In a cabinet of its own', until: '', seen: '' },
  }),
  withdrawAcceptance: async (scene) => ({ params: { ...(await ownLocation(scene)).params, pair: 'FLL+OXI' } }),
  openPoster: ownLocation,
  replacePoster: async (scene) => {
    const { location, poster } = await openLocation(scene);
    return { params: { location }, body: { poster } };
  },
  closePoster: ownLocation,
  getPosterPdf: async (scene) => ({ ...(await ownLocation(scene)), query: scene.random.pick([{}, { paper: 'a4' }]) }),
  visitPoster: async (scene) => ({ params: { code: (await openLocation(scene)).code } }),
  searchPoster: async (scene) => ({
    params: { code: (await openLocation(scene)).code },
    query: visitorInput(scene.random),
  }),
  getPosterSheet: async (scene) => ({ params: { code: (await openLocation(scene)).code, isn: openSheet(scene) } }),
  getPosterSheetPdf: async (scene) => ({
    params: { code: (await openLocation(scene)).code, file: `${openSheet(scene)}.pdf` },
  }),
  updateSingleSignOn: async (scene) => ({ body: await singleSignOnEntry(scene) }),
  switchSingleSignOn: async (scene) => ({ body: { is_on: false, version: (await singleSignOnEntry(scene)).version } }),
  trySingleSignOn: async (scene) => {
    await keepSingleSignOn(scene);
    return {};
  },
  findSignInProvider: () => ({ query: { domain: 'mapleridge.example' } }),
  createApiToken: ({ actor }) => ({
    body: {
      name: 'Directory',
      scopes: [actor?.role === 'operator' ? 'operator' : 'search'],
      days: 30,
      current_password: demoPassword,
    },
  }),
  revokeApiToken: async (scene) => ({ params: { id: await putApiToken(scene) } }),
  resetUserFactors: async (scene) => ({ params: { id: await putMember(storeOf(scene), scene.organisation) } }),
  signOut: ({ random }) => ({ body: random.pick([undefined, { change_location: true }]) }),
  forgotPassword: (scene) => ({ body: { email: newAddress(scene) } }),
  openResetLink: async (scene) => ({ body: await resetLink(scene) }),
  checkResetLink: async (scene) => ({ query: await resetLink(scene) }),
  resetPassword: async (scene) => ({ body: { ...(await resetLink(scene)), ...passwords } }),
  openVerificationLink: async (scene) => ({ body: (await invited(scene)).params }),
  getVerification: invited,
  completeVerification: async (scene) => ({
    ...(await invited(scene)),
    body: { first_name: 'New', last_name: 'Comer', phone: '905-555-0100', ...passwords },
  }),
  completeVerificationLink: async (scene) => ({
    body: {
      ...(await invited(scene)).params,
      first_name: 'New',
      last_name: 'Comer',
      phone: '905-555-0100',
      ...passwords,
    },
  }),
  resendVerification: invited,
  resendVerificationLink: async (scene) => ({ body: (await invited(scene)).params }),
  declineInvitation: async (scene) => ({ body: (await invited(scene)).params }),
  changePassword: () => ({ body: { current_password: demoPassword, ...passwords } }),
  listUsers: (scene) => ({ query: { ...list(scene).query, include: 'role,subset_relations.subset', sort: '-email' } }),
  createUser: (scene) => ({
    body: {
      data: {
        type: 'users',
        attributes: { email: newAddress(scene) },
        relationships: { role: linkage('roles', 'company-admin') },
      },
    },
  }),
  getUser: ({ actor, own, random }) => ({
    params: { id: actor?.role === 'company-admin' ? random.pick(own.members) : (actor?.userId ?? 1) },
  }),
  updateUser: userChange,
  patchUser: userChange,
  suspendUser: async (scene) => ({ params: { id: await putMember(storeOf(scene), scene.organisation) } }),
  restoreUser: async (scene) => ({ params: { id: await putMember(storeOf(scene), scene.organisation) } }),
  deleteUser: async (scene) => ({ params: { id: await putMember(storeOf(scene), scene.organisation) } }),
  deleteUsers: async (scene) => ({
    body: { data: { id: [String(await putMember(storeOf(scene), scene.organisation))] } },
  }),
  resendUserVerification: ({ own, random }) => ({ params: { id: random.pick(own.members) } }),
  listRoles: list,
  listSubsets: list,
  listRequests: (scene) => ({ query: { ...list(scene).query, include: 'detail,user', sort: '-created_at' } }),
  searchSheets: ({ random, organisation }) => searchInput(random, organisation),
  selectSheets: ({ random, organisation }) => searchInput(random, organisation),
  postSelectSheets: ({ random, organisation }) => {
    const { query, ...others } = searchInput(random, organisation);
    return { ...others, body: query };
  },
  searchTexts: ({ random, organisation }) => textInput(random, organisation),
  suggest: ({ random }) => typedInput(random),
  getSheetDetails: (scene) => ({ query: { recordID: sheet(scene) } }),
  getSheetSections: (scene) => ({ query: { recordID: sheet(scene) } }),
  listKeptSheets: ({ random }) => ({
    query: random.pick([{}, { location: [1, 2] }, { known: 'abc', only: 'groups' }, { group: [1, 2] }]),
  }),
  getKeptSheets: (scene) => ({ query: { isn: [sheet(scene)] } }),
  checkKeptPass: () => ({ body: { pass: '1.1.seal' } }),
  getSheetPdf: (scene) => ({ params: { file: `${sheet(scene)}.pdf` }, query: scene.random.pick([{}, { lang: 'fr' }]) }),
  getLabel: (scene) => ({ params: { isn: sheet(scene) }, query: { lang: 'fr', content: 'minimal' } }),
  getLabelsPdf: (scene) => ({ query: { isn: [sheet(scene)], copies: 2 } }),
  getGuidePdf: ({ random }) => ({ params: { file: `${random.pick(['faq', 'overview'])}.pdf` }, query: { lang: 'fr' } }),
  [exportExcel.id]: ({ random }) => {
    const columns = random.some(defaultColumns, 4);
    const words = random.pick(['acetone', 'acide', '67-64-1']);
    return {
      body: {
        params: { parameters: 'locale=fr', sort: 'ProductName_custom_sort', sortdir: 'asc', keyword: words, columns },
      },
    };
  },
  savePreferences: () => ({ body: { columns: resultColumns.slice(0, 3), hiddenSections: [] } }),
  saveSearch: ({ random }) => ({
    body: {
      filters: JSON.stringify({
        key: `kept ${random.below(1e9)}`,
        value: [{ key: 'languageFilter', value: 'English' }],
      }),
    },
  }),
  deleteSavedSearch: async (scene) => {
    const { actor } = scene;
    const membership = await storeOf(scene)
      .selectFrom('memberships')
      .select('id')
      .where('user_id', '=', actor?.userId ?? 0)
      .executeTakeFirst();
    if (!membership) return { params: { id: 1 } };
    const search = { membership_id: membership.id, name: crypto.randomUUID(), entries: '[]', created_at: '' };
    return {
      params: await storeOf(scene)
        .insertInto('saved_searches')
        .values(search)
        .returning('id')
        .executeTakeFirstOrThrow(),
    };
  },
  dismissPopupNotice: ({ own }) => ({ body: { id: own.notices[0] } }),
  listRemovalRequests: ({ organisation }) => ({ params: { mseid: organisation } }),
  getLocationsByIsns: (scene) => ({ body: { isns: [sheet(scene), sheet(scene)] } }),
  saveRemovalRequests: async (scene) => {
    const placements = storeOf(scene).selectFrom('collection_sheet_subsets').select(['isn', 'subset_id']);
    const at = scene.random.below(300);
    const { isn, subset_id } = await placements
      .where('organisation_id', '=', scene.organisation)
      .orderBy('isn')
      .offset(at)
      .limit(1)
      .executeTakeFirstOrThrow();
    return { body: { locdata: [{ isn, selectedLocation: [subset_id] }] } };
  },
  requestSheetRemoval: (scene) => ({ body: { isn: sheet(scene), location: [] } }),
  getRequest: ownRequest('contact', 'index', 'eBinder', 'sdsremoval', 'sdsaddition'),
  getRequestFile: ownRequest('sdsaddition'),
  revokeDownloadLinks: ownRequest('eBinder', 'index'),
  downloadDocument: ownRequest('eBinder', 'index'),
  markRequestSeen: async (scene) => ({ body: { msgId: (await ownRequest('contact')(scene)).params?.id } }),
  replyToDesk: async (scene) => {
    const { params } = await ownRequest('contact')(scene);
    const open = storeOf(scene).updateTable('requests').set({ status: 'processing' });
    if (params?.id) await open.where('id', '=', Number(params.id)).execute();
    return { params, body: { note: 'Thank you.' } };
  },
  downloadByLink: async (scene) => {
    const { id } = scene.world.holdings[10001]!.requests.find(({ type }) => type === 'eBinder')!;
    // What the link opens is its bearer's: only the first organisation's members are given one.
    if (scene.organisation !== 10001 || !scene.actor) return { params: { token: 'none' } };
    // A link lives as long as whoever ordered the document is there.
    const members = storeOf(scene).selectFrom('memberships').select('user_id').where('organisation_id', '=', 10001);
    const { user_id } = await members.where('accepted_at', '!=', '').executeTakeFirstOrThrow();
    await storeOf(scene).updateTable('requests').set({ user_id, links_revoked_at: '' }).where('id', '=', id).execute();
    return {
      params: { token: await createDownloadLink(storeOf(scene), { requestId: id, expiresAt: later().toISOString() }) },
    };
  },
  createIndex: (scene) => ({ body: { ...documentOptions(scene), format: 'pdf' } }),
  createBinder: (scene) => ({
    body: { ...documentOptions(scene), doubleSided: false, emails: ['a@newcomer.example'] },
  }),
  createEbinder: (scene) => ({ body: { ...documentOptions(scene), email: 'a@newcomer.example' } }),
  addSheets: ({ random, own }) =>
    pdfForm(random, { field: 'files[]', fields: { 'locations[]': String(own.subsets[0]) } }),
  contactUs: ({ random }) =>
    pdfForm(random, { field: 'file', fields: { email: 'a@newcomer.example', subject: 'Hello', message: 'Words' } }),
};
