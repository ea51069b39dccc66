import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage } from '#contract/languages.ts';
import { importFolder } from '#server/domains/import/import-folder.ts';
import { importList } from '#server/domains/import/import-list.ts';
import type { ImportOrder } from '#server/domains/import/import-order.ts';
import { ListError } from '#server/domains/import/list-error.ts';
import { parseMap } from '#server/domains/import/parse-map.ts';
import type { ImportReport } from '#server/domains/import/report.ts';
import { createProgress, toReportCsv, toSummary } from '#server/domains/import/report-text.ts';
import { createSheetReader } from '#server/domains/reading/reader.ts';
import { type Config, ConfigError, readConfig } from '#server/platform/config.ts';
import { createClamdScanner } from '#server/platform/files/clamd.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { createPdfChecker } from '#server/platform/files/pdf/checker.ts';
import { openStore } from '#server/platform/storage/database.ts';

const usage = `npm run import -- --organisation NUMBER --list FILE.csv|.xlsx
    [--pdfs DIR] [--map FILE] [--create-locations] [--language en|fr] [--report FILE] [--check]
or, of PDFs that come without a list, each read for what it says:
npm run import -- --organisation NUMBER --pdfs DIR
    [--locations-from-folders [--create-locations]] [--language en|fr] [--report FILE] [--check]
--check tells what would come of it and writes nothing but the report.`;

const main = async (): Promise<void> => {
  const options = readOptions();
  const config = readConfig(process.env);
  const run = options.list === undefined ? folderRun(options) : await listRun(options, options.list);
  const report = await withServices(config, (services) =>
    run.start({ ...options, ...services, onProgress: createProgress(process.stderr, run.of) }),
  );
  const reportFile = options.report ?? join(config.dataDir, 'imports', `${timestamp()}-${run.name}.csv`);
  await mkdir(dirname(reportFile), { recursive: true });
  await writeFile(reportFile, toReportCsv(report));
  const checked = options.isDryRun ? 'Nothing was written: this is what would come of it.\n' : '';
  console.log(`${checked}${toSummary(report)}\nReport: ${reportFile}`);
};

interface Run {
  readonly of: ImportReport['of'];
  /** The name of the report. */
  readonly name: string;
  readonly start: (order: ImportOrder) => Promise<ImportReport>;
}

const listRun = async ({ map, pdfs: pdfDirectory }: Options, list: string): Promise<Run> => {
  const bytes = await readNamed(list, 'list');
  const parsedMap = map === undefined ? undefined : parseMap((await readNamed(map, 'map')).toString('utf8'));
  return {
    of: 'rows',
    name: basename(list, extname(list)),
    start: (order) => importList({ ...order, bytes, map: parsedMap, pdfDirectory }),
  };
};

const folderRun = ({ pdfs = '', locationsFromFolders }: Options): Run => ({
  of: 'files',
  name: basename(resolve(pdfs)),
  start: (order) => importFolder({ ...order, pdfDirectory: pdfs, locationsFromFolders }),
});

/** Milliseconds that a file may be read for: nobody waits for it, and the machine may be busy. */
const allowed = 30_000;

const withServices = async <Result>(
  config: Config,
  work: (services: Pick<ImportOrder, 'store' | 'files' | 'pdfs' | 'reader'>) => Promise<Result>,
): Promise<Result> => {
  const store = await openStore(config.storeAddress);
  const [pdfs, reader] = [
    createPdfChecker({}, config.clamdUrl === undefined ? undefined : createClamdScanner(config.clamdUrl)),
    createSheetReader({ allowed }),
  ];
  try {
    return await work({ store, files: await openFileStore(config), pdfs, reader });
  } finally {
    await Promise.all([pdfs.close(), reader.close()]);
    await store.destroy();
  }
};

type Options = ReturnType<typeof readOptions>;

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      organisation: { type: 'string' },
      list: { type: 'string' },
      pdfs: { type: 'string' },
      map: { type: 'string' },
      'create-locations': { type: 'boolean', default: false },
      'locations-from-folders': { type: 'boolean', default: false },
      language: { type: 'string' },
      report: { type: 'string' },
      check: { type: 'boolean', default: false },
    },
  });
  const { organisation = '', list, language, pdfs, map, report } = values;
  if (!/^\d+$/.test(organisation) || !(list || pdfs)) throw new ListError(`Usage: ${usage}`);
  if (language !== undefined && !isLanguage(language))
    throw new ListError(`--language is en or fr, not “${language}”.`);
  if (!list && map) throw new ListError('--map is of a list: name it with --list.');
  if (list && values['locations-from-folders'])
    throw new ListError('--locations-from-folders is of PDFs that come without a list.');
  return {
    organisationId: Number(organisation),
    list: list || undefined,
    language,
    pdfs,
    map,
    report,
    createLocations: values['create-locations'],
    isDryRun: values.check,
    locationsFromFolders: values['locations-from-folders'],
  };
};

const readNamed = (path: string, what: string) =>
  readFile(path).catch((error: Error) => {
    throw new ListError(`The ${what} cannot be read: ${error.message}`);
  });

const timestamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

main().catch((error: unknown) => {
  // An error that the person can correct is one line; any other is our fault and keeps its stack trace.
  const isTheirs =
    error instanceof ListError || error instanceof ConfigError || (error instanceof TypeError && 'code' in error);
  console.error(isTheirs ? error.message : error);
  process.exitCode = 1;
});
