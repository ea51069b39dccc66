import { cp, glob, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { readConfig } from '#server/platform/config.ts';
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
    expect(config).toMatchObject({ publicUrl: 'https://vigie.example', proxyHops: 1 });
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
    await linkPackages('node_modules', join(image, 'node_modules'));
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

  test('is sent everything that it copies', async () => {
    const [dockerfile, ignored] = await Promise.all(
      ['Dockerfile', '.dockerignore'].map((file) => readFile(file, 'utf8')),
    );
    const copied = [...dockerfile!.matchAll(/^COPY (?!-|\.)(.*) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
    expect(ignored!.split('\n')).toEqual(expect.arrayContaining(['*', ...copied.map((file) => `!${file}`)]));
  });

  test('reads nothing of the browser app but what was built', async () => {
    expect(await readdir(image)).toEqual(expect.arrayContaining(['contract', 'lib', 'public', 'server']));
    expect(await readdir(image)).not.toContain('src');
    for await (const file of glob('{contract,lib,server}/**/*.ts'))
      expect([file, await readFile(file, 'utf8')]).toEqual([file, expect.not.stringMatching(/['"`/]src\//)]);
  });
});

/** What `npm ci --omit=dev --omit=optional` installs, by the lockfile, as links. */
const linkPackages = async (from: string, to: string) => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>;
  };
  for (const [path, { dev, optional, devOptional }] of Object.entries(packages)) {
    // Packages within packages come along with their link.
    const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1];
    if (!name || dev || optional || devOptional) continue;
    await mkdir(dirname(join(to, name)), { recursive: true });
    await symlink(resolve(from, name), join(to, name));
  }
};
