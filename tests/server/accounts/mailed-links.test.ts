import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newestMailTo, readOutbox, secretOf } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createVisitor } from '#tests/support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const visit = () => createVisitor(server.app);
const forget = (email: string) => visit().post('/forgot-password', { email });

describe('every address in a mail that opens something of an account', () => {
  test('has nothing but language and purpose before the #, where servers and proxies see it [S1.2-27]', async () => {
    await forget(people.reader);
    const texts = (await readOutbox(server)).map(({ text }) => text).join('\n');
    const links = [...texts.matchAll(/https?:\S+#\S+/g)].map(([link]) => link);
    expect(links.map((link) => link.replace(/#.*/, '').replace(/^https?:\/\/[^/]+/, ''))).toEqual([
      '/verify-email?mail_lang=fr',
      '/verify-email?decline=1&mail_lang=fr',
      '/verify-email?mail_lang=en',
      '/verify-email?decline=1&mail_lang=en',
      '/verify-email?mail_lang=en',
      '/reset-password?mail_lang=fr',
    ]);
    for (const link of links) expect(secretOf(link).token).toHaveLength(43);
    // No other address of these mails has a token.
    expect(texts.replaceAll(/https?:\S+#\S+/g, '')).not.toMatch(/[\w-]{43}/);
  });
});

describe('a link that the page sends in the body', () => {
  test('is answered as the specification’s calls answer it in the path', async () => {
    for (const name of [people.invited, people.late, people.unverified]) {
      const { link, mailed } = await newestMailTo(server, name);
      const { id, token } = secretOf(mailed);
      const inPath = link.split('?')[0] ?? '';
      const open = async (parts: object) => {
        const { status, body } = await visit().post('/verification-link', parts);
        return [status, body];
      };
      const specified = async (path: string) => {
        const { status, body } = await visit().get(path);
        return [status, body];
      };
      expect(await open({ id, token })).toEqual(await specified(inPath));
      expect(await open({ id: '1', token })).toEqual(await specified(`/verify-email/1/${token}`));
      expect(await open({ id, token: 'x' })).toEqual(await specified(`/verify-email/${id}/x`));
    }
  });

  test('sets no password and opens nothing by itself, and is not taken from another site', async () => {
    await forget(people.reader);
    const { email, token } = secretOf((await newestMailTo(server, people.reader)).mailed);
    const visitor = visit();
    expect((await visitor.post('/reset-link', { email, token })).status).toBe(200);
    expect((await visitor.post('/reset-link', { email: people.companyAdmin, token })).codes).toEqual(['reset.invalid']);
    expect((await visitor.get('/userinfo')).status).toBe(401);
    const foreign = await server.app.inject({ method: 'POST', url: '/api/reset-link', payload: { email, token } });
    expect([foreign.statusCode, foreign.json().errors[0].code]).toEqual([403, 'auth.foreign_origin']);
  });
});
