import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { fetchCaddy } from '../support/caddy/fetch-caddy.ts';
import { mavenFolder } from '../support/maven-folder.ts';
import { fetchVersitygw } from '../support/s3/fetch-versitygw.ts';
import { cache, folder, podman, run } from './machine.ts';

const here = join(import.meta.dirname, 'images');
const solrHere = join(import.meta.dirname, '../support/solr');

/** What the services' images have of Debian. Documents and words of other languages stay outside. */
const packages = 'postgresql,openjdk-17-jre-headless,libcap2-bin,ca-certificates';
const leftOut = ['/usr/share/doc/*', '/usr/share/locale/*'];

/** The names that the compose file gives them, by the service that has them first. */
const readNames = (): Readonly<Record<string, string>> => {
  const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true });
  return Object.fromEntries(
    Object.entries<{ image: string }>(services).map(([name, { image }]) => [name, image.replace(/\$\{.*/, '')]),
  );
};

/**
 * Builds every image that the compose file names, under that name, of what package registries have; prints what is in each, and how
 * large it is. What did not change since the last time is not built again.
 */
export const buildImages = async (): Promise<void> => {
  const names = readNames();
  const [postgres = '', solr = '', s3 = '', proxy = ''] = ['postgres', 'solr', 's3', 'proxy'].map((one) => names[one]);
  await fetchBases();
  await buildApp();
  await build('postgres', postgres, () => undefined);
  await build('solr', solr, copySolr);
  await build('s3', s3, (context) => cpSync(needed(fetchVersitygw()), join(context, 'versitygw')));
  await build('caddy', proxy, (context) => cpSync(needed(fetchCaddy()), join(context, 'caddy')));
  for (const image of ['vigie', postgres, solr, s3, proxy]) await tell(image);
};

const needed = (path: string | undefined): string => {
  if (!path) throw new Error('a program could not be built, or Solr could not be fetched');
  return path;
};

const isThere = (image: string): Promise<boolean> =>
  podman('image', 'exists', image).then(
    () => true,
    () => false,
  );

/** What all others stand on, made once. */
const fetchBases = async (): Promise<void> => {
  if (!((await isThere('vigie-base')) && (await isThere('vigie-build')))) await run('docs/deploy/make-base.sh', []);
  const tar = join(cache, 'images', 'services.tar');
  if (!existsSync(tar)) {
    mkdirSync(join(cache, 'images'), { recursive: true });
    const paths = leftOut.map((path) => `--dpkgopt=path-exclude=${path}`);
    const unfinished = `${tar}.${process.pid}`;
    await run('mmdebstrap', [
      '--variant=essential',
      `--include=${packages}`,
      ...paths,
      '--format=tar',
      'bookworm',
      unfinished,
    ]);
    renameSync(unfinished, tar);
  }
  if (!(await isThere('vigie-services')))
    await bud('vigie-services', join(here, 'Containerfile.services'), join(cache, 'images'));
};

const bud = (image: string, file: string, context: string, ...options: readonly string[]) =>
  run('buildah', [
    'bud',
    '--isolation',
    'chroot',
    '--layers',
    '--format',
    'docker',
    ...options,
    '-f',
    file,
    '-t',
    image,
    context,
  ]);

const buildApp = () =>
  bud('vigie', 'Dockerfile', '.', '--build-arg', 'BASE=vigie-base', '--build-arg', 'BUILD_BASE=vigie-build');

/** Builds one of a folder that has what lies beside its file, and what `fill` puts there. */
const build = async (name: string, image: string, fill: (context: string) => unknown) => {
  const context = join(folder, 'context');
  cpSync(here, context, { recursive: true });
  try {
    await fill(context);
    await bud(image, join(here, `Containerfile.${name}`), context);
  } finally {
    rmSync(context, { recursive: true, force: true });
  }
};

/** The classes, and our program of now. */
const copySolr = (context: string) => {
  const program = needed(mavenFolder('solr', solrHere, 'SolrServer.java'));
  const classes = dirname(program);
  const jars = readdirSync(classes).filter((name) => name.endsWith('.jar'));
  for (const jar of jars) cpSync(join(classes, jar), join(context, 'solr', jar));
  cpSync(program, join(context, 'solr'), { recursive: true });
};

const versions: Readonly<Record<string, readonly string[]>> = {
  vigie: ['node', '--version'],
  postgres: ['postgres', '--version'],
  solr: ['sh', '-c', 'ls /opt/solr/classes | grep ^solr-core'],
  'versity/versitygw': ['versitygw', '--version'],
  caddy: ['caddy', 'version'],
};

const tell = async (image: string): Promise<void> => {
  const [name = ''] = image.split(':');
  const [program = 'true', ...options] = versions[name] ?? [];
  const version = await podman('run', '--rm', '--network', 'none', '--entrypoint', program, image, ...options);
  const size = Number(await podman('image', 'inspect', '--format', '{{.Size}}', image));
  console.log(`  ${image}: ${version.split('\n')[0]}; ${Math.round(size / 1e6)} MB`);
};
