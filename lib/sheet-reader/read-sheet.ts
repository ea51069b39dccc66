import type { ReadFields } from '#contract/reading/sheet-reading.ts';
import type { SheetFormat } from '#contract/sheets/format.ts';
import { withCertainty } from './certainty/certainty.ts';
import type { FoundFields } from './certainty/evidence.ts';
import { startOfTable } from './composition/columns.ts';
import { ingredientsOf } from './composition/ingredients.ts';
import { formatOf } from './fields/format.ts';
import { hazardCodesOf } from './fields/hazard-codes.ts';
import { hazardousOf } from './fields/hazardous.ts';
import { languageOf } from './fields/language.ts';
import { manufacturerOf } from './fields/manufacturer.ts';
import { pictogramsOf } from './fields/pictograms.ts';
import { productIdsOf } from './fields/product-ids.ts';
import { productNameOf } from './fields/product-name.ts';
import { sheetDateOf } from './fields/sheet-date.ts';
import { signalOfOverview, signalWordOf } from './fields/signal-word.ts';
import { isOfGhs } from './hazards/of-ghs.ts';
import type { SeenPictogram } from './pictograms/look.ts';
import { seenOfHazards } from './pictograms/of-hazards.ts';
import { type Entry, entriesOf } from './sheet/entries.ts';
import { linesOfKind, type Sheet } from './sheet/sheet.ts';
import type { Line } from './text/layout.ts';

/** Rises whenever fields are read otherwise, or thought otherwise sure: what was kept of an earlier one is read again. */
export const readingRules = 14;

interface Known {
  /** Fields that were found by other means. */
  readonly others?: FoundFields;
  /** The language of most of its pages, which counts where passages in another one hide it. */
  readonly language?: 'en' | 'fr' | undefined;
  /** Red diamonds on the pages of section 2, where they were looked at. */
  readonly seen?: readonly SeenPictogram[];
}

/** What a safety data sheet says of the product, no matter who made it, in English or French, and how sure that is. */
export const readSheet = (sheet: Sheet, { others, language, seen = [] }: Known = {}): ReadFields => {
  const spoken = language && { language: { value: language, places: [] } };
  return withCertainty(sheet, { ...spoken, ...findFields(sheet, seen), ...others }, seen);
};

/** The values alone. */
export const findFields = (sheet: Sheet, seen: readonly SeenPictogram[] = []): FoundFields => {
  const written = document(sheet);
  const found = {
    ...identification(sheet),
    ...hazards(sheet, written.format?.value, seenOfHazards(sheet, seen)),
  };
  return present({ ...found, ...written, ingredients: composition(sheet, found.productName?.value ?? '') });
};

const identification = (sheet: Sheet) => {
  const lines = linesOfKind(sheet, 'identification');
  const entries = [...entriesOf(lines), ...entriesOf(sheet.head)];
  const productIds = productIdsOf(entries) ?? productIdsOf(codesOfMixture(sheet));
  return {
    productIds,
    productName: productNameOf({
      ...{ entries, lines, productIds: productIds?.value ?? [] },
      titles: [...sheet.head, ...sheet.margins],
    }),
    manufacturer: manufacturerOf({
      ...{ entries, lines, head: sheet.head, margins: sheet.margins },
      last: entriesOf(sheet.sections.at(-1)?.lines ?? []),
    }),
  };
};

/** Some makers give the number of a mixture where its ingredients are listed. */
const codesOfMixture = (sheet: Sheet): Entry[] =>
  entriesOf(linesOfKind(sheet, 'composition')).filter(({ labels }) =>
    labels.some((label) => /^(?:productcode|codeduproduit|codeproduit)$/.test(label)),
  );

const hazards = (sheet: Sheet, format: SheetFormat | undefined, seen: readonly SeenPictogram[]) => {
  const lines = linesOfKind(sheet, 'hazards');
  const entries = entriesOf(lines);
  // WHMIS 1988 had no such codes: what reads like them there is prose. A signal word stands over it in many.
  if (format === 'whmis-1988')
    return {
      signalWord: signalOfOverview(lines, entries),
      pictograms: pictogramsOf({ lines, entries, codes: [], format, seen }),
    };
  const signalWord = signalWordOf(lines, entries);
  const all = isOfGhs(lines, signalWord?.value) ? hazardCodesOf(lines, format) : undefined;
  const codes = all?.value ?? [];
  // A combined statement stands for each of its codes, as records have them.
  const single = [...new Set(codes.flatMap((code) => code.split('+')))];
  return {
    signalWord,
    hazardCodes: single.length > 0 ? { value: single, places: all?.places ?? [] } : undefined,
    pictograms: pictogramsOf({
      lines,
      entries,
      codes: codes.filter((code) => !all?.offLabel.includes(code)),
      format,
      signalWord: signalWord?.value,
      seen,
    }),
    hazardous: hazardousOf({ lines, codes, signalWord: signalWord?.value }),
  };
};

const document = (sheet: Sheet) => {
  const language = languageOf(sheet);
  const format = formatOf(sheet, language?.value);
  return { language, format, sheetDate: sheetDateOf({ sheet, format: format?.value, language: language?.value }) };
};

const composition = (sheet: Sheet, substance: string) =>
  ingredientsOf({
    lines: compositionOf(sheet),
    identification: linesOfKind(sheet, 'identification'),
    substance,
  });

/** Section 3; where its heading cannot be read, what stands under the heads of a table of ingredients. */
const compositionOf = (sheet: Sheet): Line[] => {
  const own = linesOfKind(sheet, 'composition');
  if (own.length > 0) return own;
  const lines = [...sheet.head, ...sheet.sections.flatMap((section) => section.lines)];
  const start = startOfTable(lines);
  return start === undefined ? [] : lines.slice(start, start + mostRows);
};

/** Lines under the heads of a table whose section has no end that is known. */
const mostRows = 25;

/** Without the fields that were not found. */
const present = (fields: FoundFields): FoundFields =>
  Object.fromEntries(Object.entries(fields).filter(([, found]) => found !== undefined));
