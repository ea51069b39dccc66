import { outcomeOfOne } from '#contract/imports/states.ts';
import type { Bilingual, Language } from '#contract/languages.ts';
import { csvLine } from '#lib/text/csv.ts';
import type { UnclaimedFile } from './match-pdfs.ts';
import { joined } from './reasons.ts';
import { countOutcomes, type ImportReport, isToLookAt, outcomes, type ReportEntry } from './report.ts';

/** The report for a person: counts, and what needs a look. */
export const toSummary = (report: ImportReport): string => {
  const counts = countOutcomes(report.entries);
  const noted = report.entries.filter(({ outcome, reasons }) => outcome !== 'empty' && reasons.length > 0);
  return [
    `${report.rowsRead} ${report.of} read (${report.description})`,
    ...outcomes.map((outcome) => `${String(counts[outcome]).padStart(8)} ${outcome}`),
    ...lineIf(
      report.entries.filter(isToLookAt).length,
      `${report.entries.filter(isToLookAt).length} of these to look at: something of them was left out`,
    ),
    ...lineIf(report.withoutManufacturer, `${report.withoutManufacturer} imported without a manufacturer`),
    ...lineIf(report.storedPdfs, `${report.storedPdfs} with a PDF`),
    ...lineIf(report.filledFromPdfs, `${report.filledFromPdfs} filled from their PDF where nothing was known`),
    ...lineIf(report.unreadPdfs, `${report.unreadPdfs} with a PDF that no machine can read: see “unread” at the desk`),
    ...section('Locations created', report.createdLocations),
    ...lineIf(report.unusedHeaders.length, `Headers not used: ${report.unusedHeaders.join(', ')}`),
    ...section(
      `${report.of === 'rows' ? 'Rows' : 'Files'} with something to look at`,
      noted.map(
        ({ line, file, outcome, reasons, productName }) =>
          `${file ?? `line ${line}`}, ${outcome}: ${joined(reasons, 'en')}${named(productName)}`,
      ),
    ),
    ...section(
      'Files that are no row’s PDF',
      report.unclaimedFiles.map(({ file, reason }) => `${file}: ${reason.en}`),
    ),
  ].join('\n');
};

/** The report for a spreadsheet, a line for each row or file, then one for each file that is no row's. */
export const toReportCsv = ({ of, headers, entries, unclaimedFiles }: ImportReport): string =>
  [
    reportHeading({ of, headers }, 'en'),
    ...entries.map((entry) => reportLine(entry, 'en')),
    ...unclaimedFiles.map((unclaimed) => unclaimedLine(unclaimed, 'en')),
  ].join('');

/** Excel reads UTF-8 only behind its mark. */
export const reportHeading = ({ of, headers }: Pick<ImportReport, 'of' | 'headers'>, language: Language): string =>
  `\uFEFF${csvLine([...(of === 'rows' ? headings[language].row : headings[language].file), ...headers])}`;

const headings = {
  en: { row: ['line', 'outcome', 'reason', 'product'], file: ['file', 'outcome', 'reason', 'product'] },
  fr: { row: ['ligne', 'résultat', 'motif', 'produit'], file: ['fichier', 'résultat', 'motif', 'produit'] },
} as const satisfies Record<Language, object>;

export const reportLine = (
  { line, file, outcome, reasons, productName, cells = [] }: ReportEntry,
  language: Language,
): string =>
  csvLine([file ?? String(line), outcomeOfOne[outcome][language], joined(reasons, language), productName, ...cells]);

export const unclaimedLine = (
  { file, reason }: Pick<UnclaimedFile, 'file'> & { readonly reason: Bilingual },
  language: Language,
): string => csvLine(['', language === 'en' ? 'file' : 'fichier', reason[language], file]);

/** Entries of a section that are printed; the CSV has them all. */
const shown = 20;

const section = (title: string, entries: readonly string[]) =>
  entries.length === 0
    ? []
    : [
        `${title} (${entries.length}):`,
        ...entries.slice(0, shown).map((entry) => `  ${entry}`),
        ...lineIf(entries.length > shown, `  … and ${entries.length - shown} more, in the report`),
      ];

const lineIf = (condition: number | boolean, line: string) => (condition ? [line] : []);

const named = (productName: string) => (productName ? ` (${productName})` : '');

/** Where progress is written: a terminal redraws one line, a log gets one line for every tenth. */
interface ProgressOutput {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** Tells how far an import is; `what` are its parts. */
export const createProgress = (
  output: ProgressOutput,
  what: ImportReport['of'],
): ((done: number, total: number) => void) => {
  let tenths = 0;
  return (done, total) => {
    const percent = Math.floor((100 * done) / total);
    if (output.isTTY) output.write(`\r${done} of ${total} ${what} (${percent} %)${done === total ? '\n' : ''}`);
    else if (Math.floor(percent / 10) > tenths) {
      tenths = Math.floor(percent / 10);
      output.write(`${done} of ${total} ${what} (${percent} %)\n`);
    }
  };
};
