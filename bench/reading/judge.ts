import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import type { Answer } from './answer.ts';

/** How a reading stands beside the answer in one field. */
export interface Judgement {
  /** A value was given. */
  readonly found: boolean;
  /** It equals the sheet's; or both are empty. */
  readonly right: boolean;
  readonly expected: string;
  readonly got: string;
  /** Of a field with many values: those that both have, those that the sheet has, those that were given. */
  readonly elements?: { readonly both: number; readonly said: number; readonly given: number };
}

/** Every compared field with its label, by the kind of comparison. */
export const judges = {
  productName: ({ answer, fields }) => one(answer.productName, fields.productName?.value),
  manufacturer: ({ answer, fields }) => one(answer.manufacturer, fields.manufacturer?.value),
  sheetDate: ({ answer, fields }) => one([answer.sheetDate], fields.sheetDate?.value),
  language: ({ answer, fields }) => one([answer.language], fields.language?.value),
  format: ({ answer, fields }) => one([answer.format, ...(answer.otherFormats ?? [])], fields.format?.value),
  signalWord: ({ answer, fields }) => one([answer.signalWord], fields.signalWord?.value),
  productIds: ({ answer, fields }) => {
    const others = new Set(answer.otherIds?.map(fold));
    const given = fields.productIds?.value.filter((id) => !others.has(fold(id)));
    return many(answer.productIds, given);
  },
  hazardCodes: ({ answer, fields }) => many(answer.hazardCodes, fields.hazardCodes?.value),
  pictograms: ({ answer, fields }) => many(answer.pictograms, fields.pictograms?.value),
  cas: ({ answer, fields }) => many(answer.cas, fields.ingredients?.value.map(({ cas }) => cas).filter(Boolean)),
} as const satisfies Record<string, (both: Both) => Judgement>;
export type JudgedField = keyof typeof judges;
export const judgedFields = Object.keys(judges) as JudgedField[];

interface Both {
  readonly answer: Answer;
  readonly fields: SheetReading['fields'];
}

const one = (accepted: readonly string[], value: string | undefined): Judgement => ({
  found: value !== undefined,
  right: accepted.some((form) => fold(form) === fold(value ?? '')) || (accepted.length === 0 && value === undefined),
  expected: accepted.join(' | '),
  got: value ?? '',
});

const many = (said: readonly string[], given: readonly string[] = []): Judgement => {
  const expected = new Set(said.map(fold));
  const got = new Set(given.map(fold));
  const both = expected.intersection(got).size;
  return {
    found: got.size > 0,
    right: both === expected.size && both === got.size,
    expected: said.filter((value) => !got.has(fold(value))).join(' '),
    got: given.filter((value) => !expected.has(fold(value))).join(' '),
    elements: { both, said: expected.size, given: got.size },
  };
};

/** Case, accents, marks of trade, punctuation and spaces do not matter: `PPG Industries, Inc.` is `PPG INDUSTRIES INC`. */
const fold = (text: string): string =>
  text
    .replace(/[™℠]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
