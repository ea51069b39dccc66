import { cp, glob, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { signIn } from '../../bench/sign-in.ts';
import { spawnServer } from '../support/spawn-server.ts';
import { people } from '../support/test-server.ts';

interface Compose {
  readonly services: Readonly<Record<string, { environment?: Record<string, string>; image?: string }>>;
}

/** What stands for what an operator writes into `.env`. */
const secrets: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'https://vigie.example',
  POSTGRES_PASSWORD: 'secret',
  S3_SECRET: 'secret',
  SMTP_URL: 'smtp://mail.example',
};

describe('the composed set-up', () => {
  test('gives the application settings that it starts with, each service the other ones need among them', async () => {
    const { services } = parse(await readFile('docker-compose.yml', 'utf8'), { merge: true }) as Compose;
    const filled = Object.fromEntries(
      Object.entries(services.app?.environment ?? {}).map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+)[^}]*\}/g, (_, secret: string) => secrets[secret] ?? ''),
      ]),
    );
    const config = readConfig(filled);
    const hosts = [config.storeAddress, config.solr?.url, new URL(config.filesUrl ?? '').searchParams.get('endpoint')];
    expect(hosts.map((address) => new URL(address ?? '').hostname)).toEqual(['postgres', 'solr', 's3']);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['postgres', 'solr', 's3', 'proxy']));
    expect(config).toMatchObject({ publicUrl: 'https://vigie.example', trustProxy: true });
  });
});

describe('the image', () => {
  let image = '';
  beforeAll(async () => {
    image = await mkdtemp(join(tmpdir(), 'vigie-image-'));
    const [, stage = ''] = (await readFile('Dockerfile', 'utf8')).split(/^FROM .*\n(?=ENV)/m);
    for (const [, from = '', to = ''] of stage.matchAll(/^COPY (?!-)(\S+) (\S+)$/gm))
      await cp(resolve(from), join(image, to), { recursive: true });
    await cp('package.json', join(image, 'package.json'));
    await symlink(resolve('node_modules'), join(image, 'node_modules'));
  });
  afterAll(() => rm(image, { recursive: true, force: true }));

  test('holds every file that the server reads', async () => {
    const server = await spawnServer({ entry: join(image, 'server/app/main.ts') });
    try {
      const client = await signIn(server.url, { name: people.companyAdmin, password: demoPassword });
      const search = await client.send('/api/lucidworks-solr-api/sds-10001?q=*:*&rows=1&fq=Codes_ss:10001');
      const [{ 'Name.IdentificationNumber.RecordNumber_s': isn }] = JSON.parse(`${search.body}`).response.docs;
      // A PDF that is made from the record takes fonts, pictograms and the thread that draws.
      const pdf = await client.send(`/api/pdf/${isn}.pdf`);
      const docs = await client.send('/api/docs/json');
      expect([search.status, pdf.status, docs.status]).toEqual([200, 200, 200]);
      client.close();
    } finally {
      await server.stop();
    }
  }, 60_000);

  test('has no need of packages that are there for development', async () => {
    const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
    const imported = new Set<string>();
    for await (const file of glob('{contract,lib,server}/**/*.ts')) {
      // Serving with hot reload and building are for who has the tools.
      if (/server\/app\/cli\/(dev|start)\.ts$/.test(file)) continue;
      const text = await readFile(file, 'utf8');
      for (const [, name = ''] of text.matchAll(/(?:from|import) '((?:@[\w-]+\/)?[\w-]+)[^']*'/g))
        if (name in devDependencies && !(name in dependencies)) imported.add(`${file}: ${name}`);
    }
    expect([...imported]).toEqual([]);
  });
});
