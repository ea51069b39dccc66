import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiScopeNames, scopesFor } from '#contract/api-scopes.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { curl } from '#tests/support/outside.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const guide = await readFile('docs/api.md', 'utf8');
const examples = [...guide.matchAll(/^```sh\n# (\d{3})\n([^`]+)^```$/gm)].map(
  ([, status = '', command = '']): [string, string, string] => [
    status,
    command
      .replace(/\s*\\\n\s*/g, ' ')
      .replace(/.*"\$VIGIE/s, '')
      .trim(),
    command,
  ],
);

test('the guide of the API has an example of each kind of call, every block with its status', () => {
  expect(examples.length).toBe([...guide.matchAll(/^```sh$/gm)].length);
  expect(examples.length).toBeGreaterThan(12);
  for (const [, , command] of examples) expect(command).toMatch(/^curl /);
});

describeWith(curl, 'the guide of the API', () => {
  let server: TestServer;
  let folder: string;
  let settings: NodeJS.ProcessEnv;

  beforeAll(async () => {
    server = await startTestServer();
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    folder = await mkdtemp(join(tmpdir(), 'vigie-guide-'));
    // What curl adds to every example: no progress, and the status at the end.
    await writeFile(join(folder, '.curlrc'), 'silent\nwrite-out = "\\n%{http_code}"\n');
    await writeFile(join(folder, 'new-sheet.pdf'), await makePdf('New degreaser SAFETY DATA SHEET'));
    const cookie = await signInAs(server.app, people.companyAdmin);
    const read = async (url: string) => (await server.app.inject({ url: `/api${url}`, headers: { cookie } })).json();
    const made = await server.app.inject({
      method: 'POST',
      url: '/api/api-tokens',
      headers: { ...marked, cookie, 'idempotency-key': crypto.randomUUID() },
      payload: {
        name: 'Guide',
        scopes: apiScopeNames.filter((scope) => scopesFor('company-admin').includes(scope)),
        days: 30,
        current_password: demoPassword,
      },
    });
    const { docs } = (await read('/lucidworks-solr-api/sds-10001/?fl=id&rows=1')).response;
    const users = (await read('/users?fields[users]=is_editable&page[size]=50')).data as {
      id: string;
      meta: { is_editable: boolean };
    }[];
    settings = {
      PATH: process.env.PATH,
      CURL_HOME: folder,
      VIGIE: address,
      TOKEN: made.json().token,
      SHEET: docs[0]['Name.IdentificationNumber.RecordNumber_s'],
      MEMBER: users.find(({ meta }) => meta.is_editable)?.id,
      LOCATION: (await read('/subsets?page[size]=1')).data[0].id,
    };
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(examples)('is answered %s by %s [S6.2-08]', async (status, _, command) => {
    const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: folder, env: settings });
    expect(stdout.trimEnd().split('\n').at(-1), stdout).toBe(status);
    for (const [, file = ''] of command.matchAll(/-o (\S+)/g))
      expect((await stat(join(folder, file))).size).toBeGreaterThan(1000);
  });
});
