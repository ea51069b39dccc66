import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadFields } from '#contract/reading/sheet-reading.ts';
import { createSheetReader } from '#server/domains/reading/reader.ts';

/** Fields that the two sheets of a product say alike, and what of a value is compared. */
const compared = {
  manufacturer: ({ manufacturer }) => manufacturer && fold(manufacturer.value),
  sheetDate: ({ sheetDate }) => sheetDate?.value,
  signalWord: ({ signalWord }) => signalWord?.value,
  hazardCodes: ({ hazardCodes }) => hazardCodes && listed(hazardCodes.value),
  pictograms: ({ pictograms }) => pictograms && listed(pictograms.value),
  cas: ({ ingredients }) => ingredients && listed(ingredients.value.map(({ cas }) => cas).filter(Boolean)),
} as const satisfies Record<string, (fields: ReadFields) => string | undefined>;
type Compared = keyof typeof compared;

/** Case, accents and punctuation do not matter. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const listed = (values: readonly string[]): string => [...new Set(values)].toSorted().join(' ');

/**
 * English and French sheets of one product, a line of a table each, beginning with the two files: in how many both readings agree, field by field, and every
 * difference, to be looked at on the papers. Pairs that cannot be read are counted.
 */
export const reportPairs = async (folder: string, table: string): Promise<string> => {
  const pairs = readFileSync(table, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','))
    .filter(([english, french]) => english?.endsWith('.pdf') && french?.endsWith('.pdf'));
  const reader = createSheetReader();
  const counts = new Map<Compared, { alike: number; differ: number; oneSided: number }>();
  const lines: string[] = [];
  let unread = 0;
  for (const [english = '', french = ''] of pairs) {
    const [one, other] = [await reader.read(join(folder, english)), await reader.read(join(folder, french))];
    if (one.outcome !== 'read' || other.outcome !== 'read') {
      unread++;
      continue;
    }
    for (const field of Object.keys(compared) as Compared[]) {
      const [left, right] = [compared[field](one.fields) || undefined, compared[field](other.fields) || undefined];
      if (left === undefined && right === undefined) continue;
      const count = counts.get(field) ?? { alike: 0, differ: 0, oneSided: 0 };
      counts.set(field, count);
      if (left === right) count.alike++;
      else if (left === undefined || right === undefined) count.oneSided++;
      else count.differ++;
      if (left !== right) lines.push(`  ${english}  ${field}: ${left ?? '(nothing)'} | ${right ?? '(nothing)'}`);
    }
  }
  await reader.close();
  const rows = [...counts].map(
    ([field, { alike, differ, oneSided }]) =>
      `${field.padEnd(14)} ${alike} alike, ${differ} differ, ${oneSided} in one alone (${((100 * alike) / (alike + differ + oneSided)).toFixed(1)} %)`,
  );
  return [`${pairs.length} pairs (${unread} not read)`, '', ...rows, '', 'Differences:', ...lines].join('\n');
};

/** Of all PDFs with text in a folder, how many lack each field. */
export const reportAbsent = async (paths: readonly string[]): Promise<string> => {
  const reader = createSheetReader();
  const absent = new Map<keyof ReadFields, string[]>();
  let sheets = 0;
  for (const path of paths) {
    const { outcome, fields, kind } = await reader.read(path);
    const isSheet = kind?.sheets.some(({ versions }) =>
      versions.some(({ language }) => language === 'en' || language === 'fr'),
    );
    if (outcome !== 'read' || !isSheet) continue;
    sheets++;
    for (const field of ['productName', 'manufacturer', 'sheetDate', 'language', 'format'] as const)
      if (!fields[field]) absent.set(field, [...(absent.get(field) ?? []), path]);
  }
  await reader.close();
  const rows = [...absent].map(
    ([field, of]) =>
      `${field}: absent of ${of.length} (${((100 * of.length) / sheets).toFixed(1)} %)\n${of.map((path) => `  ${path}`).join('\n')}`,
  );
  return [`${sheets} sheets in English or French of ${paths.length} files`, ...rows].join('\n');
};
