import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiScopeNames, scopesFor } from '#contract/api-scopes.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const run = promisify(execFile);
const guide = await readFile('docs/api.md', 'utf8');
const program = /^```ts\n([\s\S]*?)^```$/m.exec(guide)?.[1] ?? '';

/** Each of these is wrong: were one of them to compile, the compiler would say so. */
const wrong = `
import createClient from 'openapi-fetch';
import type { paths } from './vigie.d.ts';

const client = createClient<paths>();
// @ts-expect-error there is nothing of that name to include
await client.GET('/api/requests', { params: { query: { include: ['invoice'] } } });
// @ts-expect-error it says which sheet
await client.GET('/api/sds-details', { params: { query: {} } });
// @ts-expect-error no such address
await client.GET('/api/sheets', {});
// @ts-expect-error a document says of which sheets it is
await client.POST('/api/createIndex', { body: { sort: 'product', format: 'pdf' } });
const { data, error } = await client.GET('/api/imports', { params: { query: {} } });
// @ts-expect-error an import has no such state
if (data?.imports[0]?.state === 'finished') throw new Error();
// @ts-expect-error nobody is refused for that
if (error?.errors[0]?.code === 'no.such_code') throw new Error();
// @ts-expect-error a token is refused for a scope, not for a password
const codes: 'auth.failed' | undefined = error?.errors[0]?.code;
export { codes };
`;

const settings = {
  strict: true,
  noEmit: true,
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node'],
  allowImportingTsExtensions: true,
};

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'vigie-client-'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'program.ts'), program);
  await writeFile(join(folder, 'wrong.ts'), wrong);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: settings, include: ['*.ts'] }));
  const file = join(folder, 'vigie.d.ts');
  await run('node_modules/.bin/openapi-typescript', [`${address}/api/openapi.json`, '-o', file]);
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a client made from OpenAPI', () => {
  test('compiles where it is right, and not where it asks for what is not there [S6.3-19]', async () => {
    const { stdout } = await run('node_modules/.bin/tsc', ['-p', folder]).catch((error) => error);
    expect(stdout).toBe('');
  }, 60_000);

  test('searches, opens a sheet, asks for an addition and reads requests page by page [S6.3-19]', async () => {
    const cookie = await signInAs(server.app, people.companyAdmin);
    const made = await server.app.inject({
      method: 'POST',
      url: '/api/api-tokens',
      headers: { ...marked, cookie, 'idempotency-key': crypto.randomUUID() },
      payload: {
        name: 'Client',
        scopes: apiScopeNames.filter((scope) => scopesFor('company-admin').includes(scope)),
        days: 30,
        current_password: demoPassword,
      },
    });
    const { data } = (await server.app.inject({ url: '/api/subsets?page[size]=1', headers: { cookie } })).json();
    const address = server.app.server.address();
    const env = {
      PATH: process.env.PATH,
      VIGIE: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
      TOKEN: made.json().token,
      LOCATION: data[0].id,
      PDF: (await makePdf('New degreaser SAFETY DATA SHEET')).toString('latin1'),
    };
    const { stdout } = await run(process.execPath, [join(folder, 'program.ts')], { env });
    const said = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
    expect(said).toMatchObject({ sheet: expect.stringMatching(/\S/), none: 'nothing' });
    expect(said.asked.data).toHaveLength(1);
    expect(said.underWay).toContain(String(said.asked.data[0].id));
  }, 60_000);
});
