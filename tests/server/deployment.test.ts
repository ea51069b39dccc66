import { execFile } from 'node:child_process';
import { cp, glob, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { readConfig } from '#server/platform/config.ts';
import { signIn } from '../../bench/sign-in.ts';
import { describeWith } from '../support/describe-with.ts';
import { s3 } from '../support/outside.ts';
import { startS3 } from '../support/s3/start-s3.ts';
import { spawnServer } from '../support/spawn-server.ts';
import { people } from '../support/test-server.ts';

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly image?: string;
  readonly build?: string;
  readonly command?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly read_only?: boolean;
  readonly privileged?: boolean;
  readonly tmpfs?: readonly string[];
  readonly mem_limit?: string;
  readonly cpus?: number;
  readonly pids_limit?: number;
}

const readServices = async (text?: string): Promise<Readonly<Record<string, Service>>> =>
  parse(text ?? (await readFile('docker-compose.yml', 'utf8')), { merge: true }).services;

/** What a service has of what it should not have, or lacks. */
const weaknesses = (service: Service): string[] =>
  Object.entries({
    'may gain privileges': !service.security_opt?.includes('no-new-privileges:true'),
    'keeps capabilities': String(service.cap_drop) !== 'ALL',
    'adds capabilities': (service.cap_add ?? []).some((name) => name !== 'NET_BIND_SERVICE'),
    'is privileged': service.privileged === true,
    'writes to its root': service.read_only !== true || !service.tmpfs?.some((path) => path.startsWith('/tmp')),
    'takes any memory': !/^\d+[mg]$/.test(service.mem_limit ?? ''),
    'takes any processor': !(service.cpus && service.cpus > 0),
    'starts any number of processes': !(service.pids_limit && service.pids_limit > 0),
    'cannot be pinned to a digest': !service.build && !/^\S+:[\w.-]+\$\{\w+_DIGEST:-\}$/.test(service.image ?? ''),
    'has the key of the S3 server':
      service.image?.startsWith('versity/') !== true && JSON.stringify(service).includes('S3_ROOT_SECRET'),
  }).flatMap(([weakness, isThere]) => (isThere ? [weakness] : []));

/** Stands in for the `.env` that an operator writes. */
const secrets: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'https://vigie.example',
  SECRET_KEY: Buffer.alloc(32, 'k').toString('base64'),
  POSTGRES_PASSWORD: 'secret',
  S3_SECRET: 'secret',
  S3_ROOT_SECRET: 'secret',
  SMTP_URL: 'smtp://mail.example',
};

describe('the composed set-up', () => {
  test('gives the application settings that it starts with, each service the other ones need among them', async () => {
    const services = await readServices();
    const configOf = (service: string) => {
      const settings = Object.entries(services[service]?.environment ?? {});
      const filled = settings.map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+)[^}]*\}/g, (_, secret: string) => secrets[secret] ?? ''),
      ]);
      return readConfig(Object.fromEntries(filled));
    };
    const config = configOf('app');
    expect(configOf('worker')).toEqual({ ...config, role: 'worker' });
    // A key that each process made for itself would open nothing for the others.
    expect(config.secretKeys).toHaveLength(1);
    const hosts = [
      config.storeAddress,
      config.solr?.urls[0],
      new URL(config.filesUrl ?? '').searchParams.get('endpoint'),
    ];
    expect(hosts.map((address) => new URL(address ?? '').hostname)).toEqual(['postgres', 'solr', 's3']);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['postgres', 'solr', 's3', 'proxy']));
    expect(config).toMatchObject({ publicUrl: 'https://vigie.example', proxyHops: 1, role: 'web' });
  });

  test('gives no service more than it needs: rights, disk, memory, processors, processes, keys', async () => {
    const services = Object.entries(await readServices());
    expect(services.length).toBeGreaterThan(5);
    expect(services.map(([name, service]) => [name, weaknesses(service)])).toEqual(
      services.map(([name]) => [name, []]),
    );
  });

  test('names every image by its whole version, as the file of the application’s own does [S6.1-15]', async () => {
    const images = Object.values(await readServices()).flatMap(({ image, build }) => (image && !build ? [image] : []));
    const [base = ''] = /^ARG BASE=\S+/m.exec(await readFile('Dockerfile', 'utf8')) ?? [];
    expect(images.length).toBeGreaterThan(3);
    expect([...images, base].filter((image) => !/(?:postgres:|:v?\d+\.)\d+\.\d+(?:-\w+)?(?:\$|$)/.test(image))).toEqual(
      [],
    );
  });

  test('with another service in it, as one is usually written, does not hold', async () => {
    const added = `services:\n  cache:\n    image: redis:8\n    environment: { SECRET: "\${S3_ROOT_SECRET}" }\n`;
    expect(weaknesses((await readServices(added)).cache!)).toEqual([
      'may gain privileges',
      'keeps capabilities',
      'writes to its root',
      'takes any memory',
      'takes any processor',
      'starts any number of processes',
      'cannot be pinned to a digest',
      'has the key of the S3 server',
    ]);
    const root = { privileged: true, cap_drop: ['ALL'], cap_add: ['SYS_ADMIN'] };
    expect(weaknesses(root)).toEqual(expect.arrayContaining(['is privileged', 'adds capabilities']));
  });
});

describeWith(s3, 'the key that the composed set-up gives the application', (program) => {
  let server: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    server = await startS3();
  });
  afterAll(() => server.close());

  /** What the step `bucket` does, with the S3 server of the tests. */
  const makeKey = async (secret: string) => {
    const { bucket } = await readServices();
    const script = bucket?.command?.[0]?.replaceAll('$$', '$').replaceAll('versitygw', program) ?? 'exit 1';
    const [ADMIN_ACCESS_KEY, ADMIN_SECRET_KEY] = [process.env.AWS_ACCESS_KEY_ID, process.env.AWS_SECRET_ACCESS_KEY];
    const settings = { ADMIN_ENDPOINT_URL: server.endpoint, ADMIN_ACCESS_KEY, ADMIN_SECRET_KEY, APP_SECRET: secret };
    await promisify(execFile)('/bin/sh', ['-euc', script], { env: { ...process.env, ...settings }, timeout: 20_000 });
  };
  const ask = (secretAccessKey: string) => {
    const credentials = { accessKeyId: 'vigie', secretAccessKey };
    const options = { endpoint: server.endpoint, region: 'us-east-1', forcePathStyle: true, credentials };
    const client = new S3Client(options);
    const codeOf = (asked: Promise<unknown>) =>
      asked.then(
        () => 'done',
        ({ name }: Error) => name,
      );
    return {
      put: (Bucket: string) => codeOf(client.send(new PutObjectCommand({ Bucket, Key: 'a', Body: 'x' }))),
      list: (Bucket: string) => codeOf(client.send(new ListObjectsV2Command({ Bucket }))),
      make: (Bucket: string) => codeOf(client.send(new CreateBucketCommand({ Bucket }))),
    };
  };

  test('opens its bucket and no other, makes none, and is another once its secret was changed', async () => {
    await makeKey('first-secret');
    const app = ask('first-secret');
    expect([await app.put('vigie'), await app.list('vigie')]).toEqual(['done', 'done']);
    expect([await app.put('vigie-files'), await app.list('vigie-files'), await app.make('third')]).toEqual([
      'AccessDenied',
      'AccessDenied',
      'AccessDenied',
    ]);
    await makeKey('second-secret');
    expect([await app.list('vigie'), await ask('second-secret').list('vigie')]).toEqual([
      'SignatureDoesNotMatch',
      'done',
    ]);
  }, 60_000);
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
