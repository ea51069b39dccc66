import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgres } from './postgres/find-postgres.ts';

/**
 * Everything outside the repository that a test may use. Nothing else in tests and benchmarks looks there, so that a clone with
 * nothing beside it passes, and says what it left out.
 */
export interface Outside {
  readonly what: string;
  /** Its address or path; undefined where it is not there. */
  readonly found: string | undefined;
  /** Why it is not there, and what would bring it. */
  readonly reason: string;
}

const engine = (what: string, setting: string): Outside => ({
  what,
  found: process.env[setting] || undefined,
  reason: `${setting} is not set; npm run test:engines starts one where it can`,
});

export const postgres = engine('PostgreSQL', 'TEST_DATABASE_URL');
export const solr = engine('Solr', 'TEST_SOLR_URL');
export const s3 = engine('an S3 server', 'TEST_S3_PROGRAM');
/** The folder of its classes and of our program. */
export const verapdf = engine('veraPDF', 'TEST_VERAPDF_FOLDER');
export const keycloak = engine('Keycloak', 'TEST_KEYCLOAK_URL');
export const kustomize = engine('kustomize', 'TEST_KUSTOMIZE');
export const caddy = engine('Caddy', 'TEST_CADDY');
export const kubernetesValidate = engine('the schemas of Kubernetes', 'TEST_KUBERNETES_VALIDATE');

export const postgresPrograms: Outside = {
  what: 'a PostgreSQL of the test’s own',
  found: findPostgres(),
  reason: 'no initdb, pg_ctl and postgres are installed',
};

/** A device of Linux on which every write meets a full disk. */
export const fullDevice: Outside = {
  what: '/dev/full',
  found: existsSync('/dev/full') ? '/dev/full' : undefined,
  reason: 'this system has no such device',
};

const program = (name: string, reason: string, beside = '/usr/sbin'): Outside => ({
  what: name,
  found: (process.env.PATH ?? '')
    .split(delimiter)
    .concat(beside)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)),
  reason,
});

export const qpdf = program('qpdf', 'no qpdf is installed, which reads PDFs as strictly as any program');
export const pdftoppm = program('pdftoppm', 'no pdftoppm (poppler-utils) is installed, which draws the pages of PDFs');
export const clamd = program('clamd', 'no clamd (clamav-daemon) is installed');
export const curl = program('curl', 'no curl is installed, which runs the examples of docs/api.md');

/** What builds the images of `docker-compose.yml` where no registry of images answers, and runs them. */
export const containerTools: readonly Outside[] = [
  {
    what: 'root',
    found: process.getuid?.() === 0 ? 'root' : undefined,
    reason: 'packages of Debian are unpacked as their owners',
  },
  ...['podman', 'buildah', 'runc', 'mmdebstrap'].map((name) => program(name, `no ${name} is installed`)),
  program('python3', 'no Python is installed, for which there is podman-compose'),
  program('go', 'no Go is installed, with which Caddy and the S3 server are built', '/usr/local/go/bin'),
  program('mvn', 'no Maven is installed, which fetches Solr'),
  program('javac', 'no JDK is installed, which Solr runs with'),
];

/** Real sheets, lists and published tables, which others own and the repository therefore does not hold. */
export const realData = (path: string): Outside => {
  const folder = process.env.REAL_DATA ?? join(import.meta.dirname, '../../../shared');
  const found = join(folder, path);
  return {
    what: path,
    found: existsSync(found) ? found : undefined,
    reason: 'real documents are not part of the repository; REAL_DATA names a folder of them',
  };
};

/** `left out: <what>: <reason>` for the first that is not there; undefined where all are. */
export const leftOut = (needed: readonly Outside[]): string | undefined => {
  const missing = needed.find(({ found }) => found === undefined);
  return missing && `left out: ${missing.what}: ${missing.reason}`;
};
