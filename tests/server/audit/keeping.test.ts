import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, scimContent } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { audit } from '#server/http/plugins/audit.ts';
import { people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { entriesOf } from './log.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ AUDIT_DAYS: '30' });
});
afterAll(() => server.close());

/** Calls that change or hand out something and are not told of, each with its reason. */
const untold: Record<string, string> = {
  forgotPassword: 'told of when the mail is written, where nobody waits and can tell whether there is such an account',
  openVerificationLink: 'says how far the account of a link is, and changes nothing',
  openResetLink: 'says whether a link holds, and changes nothing',
  openSetup: 'says whether a link holds, and changes nothing',
  resendVerificationLink: 'nobody is known yet, and nothing changes',
  resendVerification: 'nobody is known yet, and nothing changes',
  beginPasskeySignIn: 'a question to the browser, which opens nothing',
  beginProviderSignIn: 'a question to the browser; what comes back from the provider is told of',
  trySingleSignOn: 'a question to the browser; what comes back from the provider is told of',
  tryOperatorSingleSignOn: 'a question to the browser; what comes back from the provider is told of',
  beginTotp: 'counts only once it is confirmed, which is told of',
  beginPasskey: 'counts only once it is added, which is told of',
  exportOverview: 'figures alone, which the overview shows without being told of either',
  sendSetupMail: 'nobody is known yet, and nothing changes',
  ...Object.fromEntries(
    ['Import', 'OperatorImport'].flatMap((name) =>
      [`create${name}`, `add${name}Files`, `examine${name}`, `change${name}`, `mend${name}Row`, `drop${name}`].map(
        (id) => [id, 'nothing of it is in the collection before it is started, which is told of'],
      ),
    ),
  ),
  savePreferences: 'one’s own search page',
  saveDeskHabits: 'how one works oneself',
  saveSearch: 'one’s own search page',
  deleteSavedSearch: 'one’s own search page',
  dismissPopupNotice: 'one’s own search page',
  markRequestSeen: 'one’s own message centre',
  markAllRequestsSeen: 'one’s own message centre',
  getLocationsByIsns: 'only reads',
  postSelectSheets: 'only reads, as the search by GET does',
  candidatesOperatorRequests: 'only reads',
  previewNotice: 'only reads',
  addSheets: 'the request is the record: who, when, and every change of its status',
  contactUs: 'the request is the record',
  holdRequest: 'nobody but the desk sees it, and nothing of an organization changes; what is decided is told of',
  showPresence: 'who is at a screen is told for seconds, and kept no longer',
  readSheetPdf: 'kept for a day for who sent it, and the sheet stays as it is; what is made the sheet’s is told of',
  rereadOperatorRequests: 'only reads the file again; nothing of the organization changes',
  saveAdditionDraft: 'nobody but the desk sees it; what is confirmed is told of',
  answerOperatorRequests: 'the request’s history has it',
  replyToDesk: 'the request’s history has it',
  noteOperatorRequests: 'the request’s history has it',
  deleteOperatorJobs: 'the request’s history has it',
  retryOperatorJobs: 'nothing but the time at which work is done',
  testWebhook: 'a message that tells of nothing; the page shows for thirty days what became of it',
  resendWebhookDelivery: 'a message that was told before; the page shows what became of it',
  getGuidePdf: 'no data of anybody',
  checkKeptPass: 'says whether a device may keep what it has, and hands out nothing; what is kept was told of',
  getPosterSheetPdf: 'what a poster opens is told of once a day and counted; who reads it is nobody’s to know',
};
describe('no call that changes something or hands out a file', () => {
  const telling = (calls as readonly Call[]).filter(
    ({ method, content }) => method !== 'GET' || (content !== 'application/json' && content !== scimContent),
  );

  test.each(telling.map((call) => [call.id, call] as const))('%s goes untold without a reason', (_, call) => {
    expect(Boolean(call.audit) !== call.id in untold).toBe(true);
  });

  test.each(['change', 'answer'] as const)(
    'can forget its entry: an answer to a %s without one is a fault',
    async (kind) => {
      const event = kind === 'change' ? 'user-changed' : 'sheet-downloaded';
      const app = Fastify();
      await app.register(audit, { store: server.services.store, isStrict: true });
      app.get('/', { config: { call: { audit: event } as Call } }, async () => ({}));
      expect((await app.inject('/')).statusCode).toBe(500);
      await app.close();
    },
  );

  test('of the product’s own goes without an entry, should one ever be forgotten', async () => {
    const app = Fastify();
    await app.register(audit, { store: server.services.store, isStrict: false });
    app.get('/', { config: { call: { audit: 'user-changed' } as Call } }, async () => ({}));
    const before = (await entriesOf(server, 'user-changed')).length;
    expect((await app.inject('/')).statusCode).toBe(200);
    expect(await entriesOf(server, 'user-changed')).toHaveLength(before + 1);
    await app.close();
  });
});

describe('npm run audit', () => {
  const run = promisify(execFile);
  const print = async (...args: string[]) => {
    const { config } = server.services;
    const env = { ...process.env, DATA_DIR: config.dataDir, ...databaseOf(config.storeAddress) };
    const line = ['--disable-warning=ExperimentalWarning', 'server/app/cli/audit.ts', ...args];
    const { stdout } = await run(process.execPath, line, { env });
    return stdout
      .split('\n')
      .filter(Boolean)
      .map((text) => JSON.parse(text) as Record<string, unknown>);
  };
  const databaseOf = (address: string) => (address.startsWith('postgres') ? { DATABASE_URL: address } : {});

  test('prints the entries asked for, a line of JSON each', async () => {
    await signInAs(server.app, people.companyAdmin);
    await signInAs(server.app, people.hospitalAdmin);
    const of = await print(
      '--organisation',
      '10002',
      '--event',
      'sign-in',
      '--since',
      new Date().toISOString().slice(0, 10),
    );
    expect(of).toHaveLength(1);
    expect(of[0]).toMatchObject({ event: 'sign-in', organisation_id: 10002, details: {} });
    expect((await print('--event', 'sign-in')).length).toBe(2);
    expect(await print('--since', '2999-01-01')).toEqual([]);
  });

  test.each([
    ['an event that is none', ['--event', 'sign']],
    ['a day that is none', ['--since', 'today']],
    ['an organisation that is no number', ['--organisation', 'x']],
  ])('says in words what is wrong with %s', async (_, args) => {
    await expect(print(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('npm run audit') });
  });
});
