import type { Selectable } from 'kysely';
import type { Bilingual } from '#contract/languages.ts';
import { isUnavailable } from '#lib/unavailable.ts';
import { announce } from '#server/domains/announcements/announce.ts';
import { isDiskFull } from '#server/platform/errors/is-disk-full.ts';
import type { JobContext, JobHandler } from '#server/platform/jobs/job.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { ImportTable } from '#server/platform/storage/tables/imports.ts';
import { importFolder } from '../import-folder.ts';
import { importList, type ReadList } from '../import-list.ts';
import type { ImportOrder } from '../import-order.ts';
import { ListError, UnclearList } from '../list-error.ts';
import { readLinesApart } from '../list-thread.ts';
import type { ImportReport } from '../report.ts';
import { readOrganisation } from '../stored-organisation.ts';
import { dropFound, foundPdfs } from './found-pdfs.ts';
import { end, giveUp } from './give-up.ts';
import type { ImportJobServices, workOnPdfs } from './import-job.ts';
import { openLedger } from './ledger.ts';
import { followRows, readMends } from './mending.ts';
import { type Preview, previewOf } from './preview.ts';
import { choicesIn, type ImportResult, languageIn, noResult, resultOf, withLanguage } from './result.ts';
import { writeRows } from './rows.ts';
import { takeBack } from './take-back.ts';
import { type WorkingFolder, withWorkingFolder } from './working-folder.ts';

type Import = Selectable<ImportTable>;

/** Attempts before an import is given up; each may have cost minutes. */
const maxAttempts = 5;

/** Does what the import's state asks for, until it asks for nothing more: choices may change while a dry run is under way. */
export const handleWorkOnImport: JobHandler<typeof workOnPdfs, ImportJobServices> = async (
  { importId },
  services,
  context,
) => {
  for (;;) {
    const found = await services.store.selectFrom('imports').selectAll().where('id', '=', importId).executeTakeFirst();
    const work = found && works[found.state];
    if (!found || !work) return;
    try {
      if (context.attempt > maxAttempts) throw new Error('given up');
      await work(services, found, context);
    } catch (error) {
      if (context.signal.aborted || isUnavailable(error)) throw error;
      const isOver = isDiskFull(error) || context.attempt >= maxAttempts;
      if (!isOver) throw error;
      services.log.error({ err: error, import: importId }, 'import given up');
      await inTransaction(services.store, (trx) => giveUp(trx, found));
    }
  }
};

type Work = (services: ImportJobServices, found: Import, context: JobContext) => Promise<void>;

/** The dry run. Its outcome is written only where files and choices are still those that it went by. */
const examine: Work = async (services, found, context) => {
  const { store } = services;
  const { id, version } = found;
  let read: ReadList | undefined;
  let folder: WorkingFolder | undefined;
  const outcome = await run(services, found, {
    context,
    isDryRun: true,
    onRead: (list) => (read = list),
    onLaidOut: (laidOut) => (folder = laidOut),
  }).then(
    (report) => ({ report, problem: undefined }),
    (error: unknown) => {
      if (!(error instanceof ListError)) throw error;
      return { report: undefined, problem: error };
    },
  );
  const preview =
    read && previewOf({ read, report: outcome.report, ...(await readOrganisation(store, found.organisation_id)) });
  const { list, leftOut = [] } = folder ?? {};
  const state = outcome.report ? 'ready' : outcome.problem instanceof UnclearList ? 'unclear' : 'failed';
  await inTransaction(store, async (trx) => {
    const written = await trx
      .updateTable('imports')
      .set({
        state,
        ...kept({ preview, report: outcome.report, leftOut, problem: outcome.problem?.words }),
        ...(read && { choices: withLanguage(found.choices, read.language) }),
        // An archive may hold the list.
        ...(list && { kind: 'list' as const }),
      })
      .where('id', '=', id)
      .where('state', '=', 'examining')
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (!written) return;
    if (read) await followRows(trx, id, read.list.rows);
    await trx.deleteFrom('import_rows').where('import_id', '=', id).execute();
    await writeRows(trx, id, outcome.report?.entries ?? []);
  });
};

interface Kept {
  readonly report: ImportReport | undefined;
  readonly leftOut: readonly string[];
  readonly preview?: Preview | undefined;
  readonly problem?: Bilingual | undefined;
}

const kept = ({ report, leftOut, preview, problem }: Kept) => ({
  result: JSON.stringify(report ? resultOf(report, leftOut) : noResult),
  preview: preview ? JSON.stringify(preview) : '',
  problem: problem ? JSON.stringify(problem) : '',
});

const carryOut: Work = async (services, found, context) => {
  const { store } = services;
  const { id, organisation_id: organisationId } = found;
  const ledger = await openLedger(store, { importId: id, organisationId });
  try {
    let leftOut: readonly string[] = [];
    const report = await run(services, found, {
      context,
      ledger,
      onLaidOut: (folder) => (leftOut = folder.leftOut),
    });
    await inTransaction(store, async (trx) => {
      const ended = await trx
        .updateTable('imports')
        .set({
          state: 'done',
          ended_at: new Date().toISOString(),
          result: JSON.stringify(await wholeResult(trx, id, resultOf(report, leftOut))),
          done: report.rowsRead,
          total: report.rowsRead,
          problem: '',
        })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .returning('id')
        .executeTakeFirst();
      if (ended) await announce(trx, { organisationId, event: 'import.ended', items: [{ import: id, state: 'done' }] });
      await writeRows(
        trx,
        id,
        report.entries.filter((entry) => !ledger.isNoted(entry)),
      );
      await dropFound(trx, id);
    });
  } catch (error) {
    // What was ready a moment ago can no longer be read as it was: the organisation has changed since.
    if (!(error instanceof ListError)) throw error;
    const { words: problem } = error;
    await inTransaction(store, async (trx) =>
      end(trx, found, { state: (await hasWritten(trx, id)) ? 'done' : 'failed', problem }),
    );
  }
};

/** Locations that an earlier attempt made are there already for the last one: all of them count. */
const wholeResult = async (db: Database, importId: number, result: ImportResult): Promise<ImportResult> => {
  const { made } = await db
    .selectFrom('import_locations')
    .select((eb) => eb.fn.countAll<number>().as('made'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return { ...result, newLocations: { ...result.newLocations, total: Number(made) } };
};

const undo: Work = async ({ store, log }, found) => {
  const problem = await takeBack(store, found);
  if (problem) await inTransaction(store, (trx) => end(trx, found, { state: 'done', problem }));
  log.info({ import: found.id, isRefused: problem !== undefined }, 'import taken back');
};

const works: Readonly<Partial<Record<Import['state'], Work>>> = {
  examining: examine,
  running: carryOut,
  'taking-back': undo,
};

interface Run extends Pick<ImportOrder, 'isDryRun' | 'ledger'> {
  readonly context: JobContext;
  readonly onRead?: (list: ReadList) => void;
  /** Told what its files are, once archives are unpacked. */
  readonly onLaidOut?: (folder: WorkingFolder) => void;
}

const run = async (
  { store, files, pdfs, reader }: ImportJobServices,
  { id, organisation_id, choices: text }: Import,
  { context, onRead, onLaidOut, ...ways }: Run,
): Promise<ImportReport> => {
  const choices = choicesIn(text);
  const mends = await readMends(store, id);
  const progress = noteProgress(store, id);
  const order: ImportOrder = {
    store,
    files,
    pdfs,
    reader,
    organisationId: organisation_id,
    createLocations: choices.create_locations,
    language: languageIn(text),
    signal: context.signal,
    mends,
    found: foundPdfs(store, id),
    onProgress: progress.note,
    ...ways,
  };
  return withWorkingFolder({ store, files }, id, (folder) => {
    onLaidOut?.(folder);
    const { list, pdfDirectory } = folder;
    return list
      ? importList({
          ...order,
          bytes: list,
          readLines: readLinesApart,
          ...(pdfDirectory !== undefined && { pdfDirectory }),
          ...(choices.columns && { columns: choices.columns }),
          ...(choices.header_line !== null && { headerLine: choices.header_line }),
          ...(choices.sheet !== null && { sheet: choices.sheet }),
          ...(choices.date_order && { dateOrder: choices.date_order }),
          ...(onRead && { onRead }),
        })
      : importFolder({
          ...order,
          pdfDirectory: pdfDirectory ?? '',
          locationsFromFolders: choices.locations_from_folders,
        });
  }).finally(progress.end);
};

/** Milliseconds between two notes of how far an import is. */
const interval = 500;

/** Notes how far an import is, now and then. It never fails: a note that is missed is followed by another. */
const noteProgress = (store: Store, id: number) => {
  let [done, total, noted] = [0, 0, -1];
  const write = async () => {
    if (done === noted) return;
    noted = done;
    await store.updateTable('imports').set({ done, total }).where('id', '=', id).execute();
  };
  const timer = setInterval(() => void write().catch(() => undefined), interval);
  return {
    note: (nowDone: number, nowTotal: number) => {
      [done, total] = [nowDone, nowTotal];
    },
    end: () => clearInterval(timer),
  };
};

const hasWritten = async (db: Database, importId: number): Promise<boolean> =>
  (await db.selectFrom('import_changes').select('isn').where('import_id', '=', importId).limit(1).execute()).length > 0;
