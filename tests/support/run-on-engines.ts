import { fetchCaddy } from './caddy/fetch-caddy.ts';
import { startKeycloak } from './keycloak/start-keycloak.ts';
import { findKubernetesTools } from './kubernetes/check-manifests.ts';
import { startCluster } from './postgres/cluster.ts';
import { runVitest } from './run-vitest.ts';
import { fetchVersitygw } from './s3/fetch-versitygw.ts';
import { startSolr } from './solr/start-solr.ts';
import { findVerapdf } from './verapdf/check-pdf.ts';

/**
 * Runs the tests of the server, and those that compare Solr with the columns, on engines of their own: PostgreSQL,
 * Solr, an S3 server, Keycloak; those that veraPDF reads our documents for, and those that hold manifests against the schemas of Kubernetes
 * and our proxy's file against Caddy. An engine that is missing on this machine is reported and its tests are left out, which is no
 * failure. With arguments, vitest gets those instead.
 */
const skipped = (what: string, needed: string) => console.log(`Skipped: tests on ${what}; it takes ${needed}.`);

const [cluster, solr, keycloak] = await Promise.all([
  startCluster(['-c fsync=off', '-c full_page_writes=off', '-c synchronous_commit=off']),
  startSolr(),
  startKeycloak(),
]);
if (!cluster) skipped('PostgreSQL', 'an installed PostgreSQL');
if (!solr) skipped('Solr', 'Java 17 and Maven');
if (!keycloak) skipped('Keycloak', 'Java 17 and Maven');
const versitygw = fetchVersitygw();
if (!versitygw) skipped('S3', 'Go');
const verapdf = findVerapdf();
if (!verapdf) skipped('veraPDF', 'Java 17 and Maven');
const kubernetes = findKubernetesTools();
if (!kubernetes) skipped('the schemas of Kubernetes', 'Go and Python');

const caddy = fetchCaddy();
if (!caddy) skipped('Caddy', 'Go');

/** What tests import that use an engine; those of them that run are the others' tests again, on these. */
const support = [
  ...(cluster ? ['test-server.ts', 'test-store.ts', 'spawn-server.ts'] : []),
  ...(solr ? ['solr/test-collection.ts'] : []),
  ...(versitygw ? ['s3/start-s3.ts'] : []),
  ...(keycloak ? ['keycloak/realm.ts'] : []),
  ...(verapdf ? ['verapdf/check-pdf.ts'] : []),
  ...(kubernetes ? ['kubernetes/check-manifests.ts'] : []),
];
/**
 * What takes long here and is no engine's: guides and what they have one build, the built page, the log, what is read and drawn, mails
 * and who may have them, limits by network, backups of SQLite on the disk, our own share of a budget. What a database or a search could
 * answer otherwise stays.
 */
const leftOut = [
  'unit/added-by-the-guides',
  'server/guides',
  'server/deployment',
  'server/browser-app',
  'server/process',
  'server/demo/stays-at-home',
  'server/import/folder',
  'server/import/pdfs',
  'server/backup/careful-backup',
  'server/backup/damaged-backup',
  'server/requests/many-requests',
  'server/users/many-users',
  'server/accounts/limits',
  'server/accounts/reset',
  'server/accounts/sessions-by-network',
  'server/accounts/verification',
  'server/backup/missing-key',
  'server/documents/document-service',
  'server/documents/excel-service',
  'server/documents/sheet-pdf-call',
  'server/mail/mail',
  'server/posters/administering',
  'server/posters/visits',
  'server/reading-limits',
  'server/reading/scans',
  'server/requests/mail-domains',
  'server/requests/mailed-links',
  'server/requests/status-mails',
  'server/requests/submission-mails',
  'server/single-sign-on/hostile',
  'server/single-sign-on/outcomes',
  'server/users/asking-after-addresses',
  'server/users/mail-floods',
  // Every statement of these is put to the database by another file too, as was measured on 27 November 2026.
  'server/accounts/mailed-links',
  'server/directory/model',
  'server/effective-statuses',
  'server/external-sites',
  'server/hostile-bodies',
  'server/json-api/any-query',
  'server/lists-command',
  'server/lists-of-the-provider',
  'server/notices',
  'server/openapi',
  'server/operator/notices',
  'server/operator/users',
  'server/own-host',
  'server/provider',
  'server/security-headers',
  'server/single-sign-on/password-user',
  'server/stale-tabs',
  'server/unroutable',
  'server/uploads/contact-us',
  'server/users/change-password',
  'server/users/list-users',
];
const chosen = process.argv.slice(2);
const run = (...options: readonly string[]): Promise<number> =>
  runVitest(options, {
    ...process.env,
    ...(chosen.length === 0 && { TESTS_LEFT_OUT: leftOut.join(' ') }),
    ...(cluster && { TEST_DATABASE_URL: cluster.address }),
    ...(solr && { TEST_SOLR_URL: solr.url }),
    ...(versitygw && { TEST_S3_PROGRAM: versitygw }),
    ...(keycloak && { TEST_KEYCLOAK_URL: keycloak.url }),
    ...(verapdf && { TEST_VERAPDF_FOLDER: verapdf }),
    ...(caddy && { TEST_CADDY: caddy }),
    ...kubernetes,
  });
const runAll = () =>
  chosen.length > 0
    ? run('run', ...chosen)
    : run('related', '--run', ...support.map((file) => `tests/support/${file}`));
const code = support.length > 0 ? await runAll() : 0;
await Promise.all([cluster?.close(), solr?.close(), keycloak?.close()]);
process.exit(code);
