import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiBase, type Call, scimContent } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { identityHeader, identityOf, owedSignOutCookie } from '#contract/identity.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (const name of names) browsers.set(name, await signIn(people[name]));
  browsers.set('manager, hospital', await signIn(people.manager, 10002));
  browsers.set('manager, factory', await signIn(people.manager, 10001));
});
afterAll(() => server.close());

/** The people: of one organisation, of the other, of none, and the same person in two. */
const names = ['companyAdmin', 'collectionAdmin', 'reader', 'shared', 'hospitalAdmin', 'operator'] as const;
const everybody = [...names, 'manager, hospital', 'manager, factory'] as const;
type Person = (typeof everybody)[number];

/** What signing in leaves behind: the cookie of the browser, and whom the page then believes to be. */
const browsers = new Map<Person, { readonly cookie: string; readonly identity: string }>();
const browserOf = (person: Person) => {
  const browser = browsers.get(person);
  if (!browser) throw new Error(`${person} has not signed in`);
  return browser;
};

const signIn = async (name: string, location?: number) => {
  let cookie = await signInAs(server.app, name);
  if (location) {
    const headers = { ...marked, cookie };
    const opened = await server.app.inject({
      method: 'POST',
      url: `${apiBase}/login/location`,
      headers,
      payload: { location },
    });
    cookie = `${opened.cookies[0]?.name}=${opened.cookies[0]?.value}`;
  }
  const answer = await server.app.inject({ url: `${apiBase}/userinfo`, headers: { cookie } });
  return { cookie, identity: identityOf(answer.json()) };
};

/** Those of pages: a directory has no tab. */
const changing = (calls as readonly Call[]).filter(
  ({ method, access, content }) => method !== 'GET' && access !== 'anyone' && content !== scimContent,
);

const make = (call: Call, cookie: string, identity: string) =>
  server.app.inject({
    method: call.method,
    url: call.base + call.path.replace(/:\w+/g, '1'),
    headers: { ...marked, cookie, [identityHeader]: identity },
  });

describe('a tab whose cookie is somebody else’s since', () => {
  test('is refused every call that changes something, whoever the two are', async () => {
    const action = fc.oneof(
      fc.record({ tab: fc.nat(1), person: fc.constantFrom(...everybody) }),
      fc.record({ tab: fc.nat(1), call: fc.constantFrom(...changing) }),
    );
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 12 }), async (actions) => {
        let cookie = browserOf('companyAdmin');
        const tabs = [cookie, cookie];
        for (const { tab, ...act } of actions) {
          if ('person' in act) {
            cookie = browserOf(act.person);
            tabs[tab] = cookie;
          } else if (tabs[tab]?.identity !== cookie.identity) {
            const answer = await make(act.call, cookie.cookie, tabs[tab]?.identity ?? '');
            expect([act.call.id, answer.statusCode, answer.json().errors[0].code]).toEqual([
              act.call.id,
              409,
              'auth.other_person',
            ]);
            refused++;
          }
        }
      }),
      { numRuns: 150 },
    );
    expect(refused).toBeGreaterThan(100);
  });

  test.each(changing.map((call) => [call.id, call] as const))(
    'is refused %s before anything of it is read',
    async (_, call) => {
      const [mine, theirs] = [browserOf('companyAdmin'), browserOf('hospitalAdmin')];
      expect((await make(call, theirs.cookie, mine.identity)).json().errors[0].code).toBe('auth.other_person');
      expect((await make(call, mine.cookie, mine.identity)).json().errors?.[0].code).not.toBe('auth.other_person');
    },
  );

  test('neither reads as somebody else nor signs them out', async () => {
    const [mine, theirs] = [browserOf('companyAdmin'), await signIn(people.hospitalAdmin)];
    const headers = { ...marked, cookie: theirs.cookie, [identityHeader]: mine.identity };
    const list = await server.app.inject({ url: `${apiBase}/requests`, headers });
    const signOut = await server.app.inject({ method: 'POST', url: `${apiBase}/logout`, headers });
    expect([list.statusCode, signOut.statusCode]).toEqual([409, 409]);
    const still = await server.app.inject({ url: `${apiBase}/userinfo`, headers: { cookie: theirs.cookie } });
    expect(still.statusCode).toBe(200);
  });

  test('goes on after the same person has signed in again', async () => {
    const [before, after] = [await signIn(people.reader), await signIn(people.reader)];
    expect(after.cookie).not.toBe(before.cookie);
    const headers = { cookie: after.cookie, [identityHeader]: before.identity };
    expect((await server.app.inject({ url: `${apiBase}/requests`, headers })).statusCode).toBe(200);
  });
});

describe('a browser in which somebody signed out without a network', () => {
  const ask = (cookie: string, method: 'GET' | 'POST' = 'GET', path = '/userinfo', identity?: string) =>
    server.app.inject({
      method,
      url: apiBase + path,
      headers: { ...marked, cookie, ...(identity && { [identityHeader]: identity }) },
    });
  const owing = (cookie: string, who: string) => `${cookie}; ${owedSignOutCookie}=${who}`;

  test('opens nothing with the session it still has, and ends it once it can say so [S4.1-16]', async () => {
    const { cookie, identity } = await signIn(people.reader);
    expect((await ask(owing(cookie, identity))).statusCode).toBe(401);
    expect((await ask(cookie)).statusCode).toBe(200);
    expect((await ask(owing(cookie, identity), 'POST', '/logout', identity)).statusCode).toBe(200);
    expect((await ask(cookie)).statusCode).toBe(401);
  });

  test('is told to forget it with the next session, which it neither closes nor ends [S4.1-16]', async () => {
    const [left, next] = [await signIn(people.reader), await signIn(people.companyAdmin)];
    const payload = { name: people.companyAdmin, password: demoPassword };
    const headers = { ...marked, cookie: owing(left.cookie, left.identity) };
    const entered = await server.app.inject({ method: 'POST', url: `${apiBase}/login`, headers, payload });
    expect(entered.cookies).toContainEqual(expect.objectContaining({ name: owedSignOutCookie, value: '' }));
    expect((await ask(left.cookie)).statusCode).toBe(401);
    const late = owing(next.cookie, left.identity);
    expect((await ask(late)).statusCode).toBe(200);
    expect((await ask(late, 'POST', '/logout', left.identity)).statusCode).toBe(409);
    expect((await ask(next.cookie)).statusCode).toBe(200);
  });

  test('does not open the other locations of who left without a password [S4.1-16]', async () => {
    const locations = await signInAs(server.app, people.manager);
    const payload = { location: 10001 };
    const open = (cookie: string) =>
      server.app.inject({ method: 'POST', url: `${apiBase}/login/location`, headers: { ...marked, cookie }, payload });
    expect((await open(owing(locations, 'nobody'))).statusCode).toBe(401);
    expect((await open(locations)).statusCode).toBe(200);
  });
});
