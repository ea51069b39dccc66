/**
 * What `npm test` leaves to `npm run test:all`, which continuous integration runs: files that take more than five seconds each by what
 * they try (processes started and killed, whole backups, thousands of drawn cases), under `tests/` and without `.test.ts`.
 */
export const longFiles = [
  'conformance/search/random-comparison',
  'server/accounts/reset',
  'server/accounts/verification',
  'server/audit/holds',
  'server/backup/backup-and-restore',
  'server/backup/copy-store',
  'server/backup/missing-key',
  'server/backup/move',
  'server/boundaries',
  'server/deployment',
  'server/documents/binder-thread',
  'server/documents/excel-service',
  'server/files/pdf-intake',
  'server/files/pdf-rewrite',
  'server/fuzz',
  'server/graceful-close',
  'server/import/command',
  'server/import/folder',
  'server/import/pdfs',
  'server/mail/mail',
  'server/mail/restart',
  'server/operator/additions',
  'server/operator/organisation-archive',
  'server/persons',
  'server/process',
  'server/requests/documents',
  'server/requests/many-requests',
  'server/requests/status-mails',
  'server/uploads/intake',
  'unit/added-by-the-guides',
  'unit/documents/label-demo',
  'unit/documents/label-layout',
  'unit/reading/first-aid',
  'unit/server/bounded-fetch',
  'unit/server/new-passwords',
] as const;

/** The ways through the built product that `npm test` walks, in `tests/e2e`; the others hold single screens, and wait for `test:all`. */
export const journeys = [
  'first-day',
  'emergency-card',
  'scan',
  'phone',
  'offline',
  'results',
  'documents',
  'sds-addition',
  'operator-addition',
] as const;
