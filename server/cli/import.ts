import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage } from '#contract/languages.ts';
import { ConfigError, readConfig } from '../config.ts';
import { createFileStore } from '../files/file-store.ts';
import { importList } from '../import/import-list.ts';
import { ListError } from '../import/list-error.ts';
import { parseMap } from '../import/parse-map.ts';
import { createProgress } from '../import/progress.ts';
import { toReportCsv, toSummary } from '../import/report-text.ts';
import { openStore } from '../storage/database.ts';

const usage = `npm run import -- --organisation NUMBER --list FILE.csv|.xlsx
    [--pdfs DIR] [--map FILE] [--create-locations] [--language en|fr] [--report FILE]`;

const main = async (): Promise<void> => {
  const options = readOptions();
  const config = readConfig(process.env);
  const bytes = await readNamed(options.list, 'list');
  const map = options.map === undefined ? undefined : parseMap((await readNamed(options.map, 'map')).toString('utf8'));

  const store = await openStore(config.storeFile);
  try {
    const report = await importList({
      ...options,
      store,
      files: createFileStore(config.filesDir),
      bytes,
      map,
      onProgress: createProgress(process.stderr),
    });
    const reportFile = options.report ?? join(config.dataDir, 'imports', `${timestamp()}-${stemOf(options.list)}.csv`);
    await mkdir(dirname(reportFile), { recursive: true });
    await writeFile(reportFile, toReportCsv(report));
    console.log(`${toSummary(report)}\nReport: ${reportFile}`);
  } finally {
    await store.destroy();
  }
};

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      organisation: { type: 'string' },
      list: { type: 'string' },
      pdfs: { type: 'string' },
      map: { type: 'string' },
      'create-locations': { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
      report: { type: 'string' },
    },
  });
  const { organisation = '', list, language, pdfs, map, report } = values;
  if (!/^\d+$/.test(organisation) || !list) throw new ListError(`Usage: ${usage}`);
  if (!isLanguage(language)) throw new ListError(`--language is en or fr, not “${language}”.`);
  return {
    organisationId: Number(organisation),
    list,
    language,
    pdfDirectory: pdfs,
    map,
    report,
    createLocations: values['create-locations'],
  };
};

const readNamed = (path: string, what: string) =>
  readFile(path).catch((error: Error) => {
    throw new ListError(`The ${what} cannot be read: ${error.message}`);
  });

const timestamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const stemOf = (path: string) => basename(path, extname(path));

main().catch((error: unknown) => {
  // What the person can mend is said in one line; anything else is ours, and keeps its trace.
  const isTheirs =
    error instanceof ListError || error instanceof ConfigError || (error instanceof TypeError && 'code' in error);
  console.error(isTheirs ? error.message : error);
  process.exitCode = 1;
});
