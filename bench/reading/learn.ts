import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signsOf } from '#lib/sheet-reader/certainty/certainty.ts';
import { evidenceOf, type FoundFields } from '#lib/sheet-reader/certainty/evidence.ts';
import { type SignNames, signs } from '#lib/sheet-reader/certainty/signs.ts';
import { weights } from '#lib/sheet-reader/certainty/weights.ts';
import { lookForPictograms } from '#lib/sheet-reader/pictograms/look.ts';
import { pagesOfHazards } from '#lib/sheet-reader/pictograms/of-hazards.ts';
import { findFields } from '#lib/sheet-reader/read-sheet.ts';
import { createPagePictures } from '#lib/sheet-reader/scans/page-pictures.ts';
import { readSections } from '#lib/sheet-reader/sections/read-sections.ts';
import { hasFirstSections } from '#lib/sheet-reader/sheet/has-first-sections.ts';
import { toSheet } from '#lib/sheet-reader/sheet/sheet.ts';
import { frontAndBack, readPages } from '#lib/sheet-reader/text/read-pages.ts';
import { readCommandLine } from '../read-command-line.ts';
import type { Answer } from './answer.ts';
import { type JudgedField, judges } from './judge.ts';
import { listSheets } from './sheets.ts';

/**
 * `node bench/reading/learn.ts --folder FOLDER --answers A.json [--answers B.json …] [--first F.json] [--hints H.json] [--pairs P.csv] [--anew]`: learns
 * from read sheets how much each sign says of a value, and writes `lib/sheet-reader/certainty/weights.ts`. Answers were written by looking; first
 * readings are values that were wrong when the reader first saw a sheet, which its rules are mended by since: it will read sheets of other makers
 * as wrongly; hints are parts of answers that a file's name gives; of a product's English and French sheet, values that agree are most likely right.
 * `--anew` forgets what was learnt before, and is for when everything it was learnt from is at hand. `--folds 5` writes nothing: it tells how sure of makers a reader is
 * that nothing was learnt from, by leaving one part of them out after the other.
 */
type Field = keyof FoundFields;

/** A value that was read: the signs that hold of it, and whether it was right. */
interface Sample {
  readonly field: Field;
  readonly held: readonly string[];
  readonly isRight: boolean;
  /** What it counts beside one that somebody looked at. */
  readonly weight: number;
  /** Whose sheet it is of: of pairs, the file. */
  readonly maker: string;
  readonly file: string;
}

/** By field, the answer it is held to; of the others pairs tell alone. */
const judgedAs = {
  productName: 'productName',
  manufacturer: 'manufacturer',
  productIds: 'productIds',
  sheetDate: 'sheetDate',
  language: 'language',
  format: 'format',
  signalWord: 'signalWord',
  hazardCodes: 'hazardCodes',
  pictograms: 'pictograms',
  ingredients: 'cas',
} as const satisfies Partial<Record<Field, JudgedField>>;

/** Not their dates: one language is often revised before the other. */
const inPairs = ['signalWord', 'hazardCodes', 'pictograms', 'ingredients', 'unNumbers', 'hazardous'] as const;

const options = readCommandLine(() => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      ...{ folder: text, first: text, hints: text, pairs: text, folds: text },
      answers: { type: 'string', multiple: true },
      anew: { type: 'boolean', default: false },
    },
  });
  if (!values.folder || !values.answers) throw new Error('--folder and --answers are needed');
  return { ...values, folder: values.folder, answers: values.answers };
});

interface Read {
  readonly fields: FoundFields;
  readonly held: (field: Field) => string[];
}

const open = await createPagePictures();

const lookAt = async (path: string, pages: readonly number[]) => {
  const pdf = await open(new Uint8Array(await readFile(path)));
  try {
    return await lookForPictograms(pdf, pages);
  } finally {
    pdf.close();
  }
};

const read = async (path: string, given: Partial<FoundFields> = {}): Promise<Read | undefined> => {
  try {
    const { pages } = await readPages(new Uint8Array(await readFile(path)));
    const sheet = toSheet(frontAndBack(pages, hasFirstSections));
    const seen = await lookAt(path, pagesOfHazards(sheet));
    const fields: FoundFields = { ...findFields(sheet, seen), ...readSections(pages).fields, ...given };
    const evidence = evidenceOf(sheet, fields, seen);
    return { fields, held: (field) => signsOf(field, evidence) };
  } catch {
    // Cannot be opened: there is nothing to learn from it.
    return undefined;
  }
};

const fromAnswer = (file: string, found: Read | undefined, answer: Partial<Answer>, weight: number): Sample[] =>
  Object.entries(judgedAs).flatMap(([name, judged]) => {
    const field = name as Field;
    if (!found?.fields[field] || answer[judged] === undefined) return [];
    const { right, elements } = judges[judged]({ answer: answer as Answer, fields: found.fields as never });
    // Numbers of the maker's that were missed make none of the others wrong.
    const isRight = field === 'productIds' ? elements?.both === elements?.given : right;
    return [{ field, held: found.held(field), isRight, weight, maker: answer.manufacturer?.[0] ?? '', file }];
  });

const fromPair = (english: Read | undefined, french: Read | undefined, maker: string): Sample[] =>
  inPairs.flatMap((field) => {
    const [one, other] = [english?.fields[field], french?.fields[field]];
    if (!english || !french || !one || !other) return [];
    const isRight = essence(one.value) === essence(other.value);
    // Of two that differ one may be right.
    const weight = isRight ? 0.2 : 0.1;
    return [english, french].map((found) => ({ field, held: found.held(field), isRight, weight, maker, file: maker }));
  });

/** Values without what either language says in its own words. */
const essence = (value: unknown): string =>
  JSON.stringify(
    Array.isArray(value)
      ? value.map((one: string | { readonly cas: string }) => (typeof one === 'string' ? one : one.cas)).toSorted()
      : value,
  );

const json = (file: string): Record<string, Partial<Answer>> => JSON.parse(readFileSync(file, 'utf8'));

interface FirstReading {
  readonly value: unknown;
  /** On how many lines it stood. */
  readonly lines: number;
}

/** Values that were wrong at first. One of a field that is read wrongly to this day is counted by that. */
const readFirst = async (samples: readonly Sample[]): Promise<Sample[]> => {
  const first: Record<string, Record<string, FirstReading>> = options.first
    ? JSON.parse(readFileSync(options.first, 'utf8'))
    : {};
  const isCounted = (file: string, field: string) =>
    samples.some((sample) => sample.file === file && sample.field === field && !sample.isRight);
  const ofFile = async ([file, values]: [string, Record<string, FirstReading>]): Promise<Sample[]> => {
    const given = Object.fromEntries(
      Object.entries(values).map(([field, { value, lines }]) => [
        field,
        { value, places: Array.from({ length: lines }) },
      ]),
    ) as Partial<FoundFields>;
    const found = await read(join(options.folder, file), given);
    const maker = samples.find((sample) => sample.file === file)?.maker ?? '';
    return Object.keys(given).flatMap((name) => {
      const field = name as Field;
      return found && !isCounted(file, field)
        ? [{ field, held: found.held(field), isRight: false, weight: 1, maker, file }]
        : [];
    });
  };
  const all: Sample[] = [];
  for (const entry of Object.entries(first)) all.push(...(await ofFile(entry)));
  return all;
};

const gather = async (): Promise<Sample[]> => {
  const samples: Sample[] = [];
  const own = listSheets({ scans: false });
  if (typeof own === 'string') throw new Error(own);
  for (const sheet of own)
    if ('answer' in sheet) samples.push(...fromAnswer(sheet.file, await read(sheet.path), sheet.answer, 1));
  for (const [file, answer] of options.answers.flatMap((answers) => Object.entries(json(answers))))
    samples.push(...fromAnswer(file, await read(join(options.folder, file)), answer, 1));
  samples.push(...(await readFirst(samples)));
  for (const [file, answer] of Object.entries(options.hints ? json(options.hints) : {}))
    samples.push(...fromAnswer(file, await read(join(options.folder, file)), answer, 0.2));
  const pairs = options.pairs ? readFileSync(options.pairs, 'utf8').trim().split('\n') : [];
  for (const pair of pairs) {
    const [english = '', french = ''] = pair.split(',').map((file) => join(options.folder, file));
    samples.push(...fromPair(await read(english), await read(french), english));
  }
  return samples;
};

/** Steps of the ascent, and how strongly a weight is held near what it was. */
const [steps, rate, restraint] = [4000, 0.5, 0.6];

/**
 * The rules were mended on these very sheets, so that hardly a value of them is wrong. Of makers not seen before some will be: it is learnt as
 * if so many values that no sign holds of had been, beside those that were wrong at first.
 */
const unseen = 1;

/**
 * Signs that speak against a value. The rules were mended where one showed, so that few of these sheets have it with a wrong value: it is taken to say
 * so much against one until they say otherwise.
 */
const against: { readonly [F in Field]?: readonly SignNames[F][] } = {
  productName: ['contradicted', 'goesOn', 'isOdd', 'isMaker', 'isShort', 'isLong', 'spansLines'],
  manufacturer: ['isOdd', 'isOneWord', 'isProduct', 'isShort', 'isLong', 'spansLines'],
  productIds: ['isMany'],
  sheetDate: ['isPrinted', 'isFirstOfMonth'],
  language: ['hasOther'],
  format: ['isRival', 'isOfOtherAddress', 'mayBeOther'],
  signalWord: ['isRival'],
  hazardCodes: ['missesClass', 'missPrinted', 'missStated', 'missDrawn'],
  pictograms: ['areUnclear', 'areNamedOtherwise', 'mayMissEnvironment'],
  ingredients: ['missElsewhere', 'missSome', 'hasBroken'],
};
const saidAgainst = -1.5;
const firstGuess = (field: Field, sign: string): number =>
  (against[field] as readonly string[] | undefined)?.includes(sign) ? saidAgainst : 0;

/** Logistic regression: the base, then what each sign adds. What was learnt before, of sheets that are not at hand, is left where these say nothing. */
const learn = (samples: readonly Sample[], names: readonly string[], before: readonly number[]): number[] => {
  const rows = samples.map(({ held }) => [1, ...names.map((name) => (held.includes(name) ? 1 : 0))]);
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const learnt = [...before];
  for (let step = 0; step < steps; step++) {
    const slope = learnt.map((weight, at) => restraint * (before[at]! - weight));
    for (const [index, row] of rows.entries()) {
      const { isRight, weight } = samples[index]!;
      const said = 1 / (1 + Math.exp(-row.reduce((sum, one, at) => sum + one * learnt[at]!, 0)));
      for (const [at, one] of row.entries()) slope[at]! += one * weight * ((isRight ? 1 : 0) - said);
    }
    for (const [at, one] of slope.entries()) learnt[at]! += (rate * one) / total;
  }
  return learnt;
};

/**
 * From where on a field's values are to be called sure, as makers left out showed (`--folds 5`): what is learnt is moved by so much that it is 0.95 for all
 * of them.
 */
const sureFrom: Partial<Record<Field, number>> = {
  ...{
    manufacturer: 0.94,
    productIds: 0.93,
    sheetDate: 0.96,
    language: 0.8,
    format: 0.97,
    hazardCodes: 0.91,
    pictograms: 0.94,
  },
};

const logit = (share: number): number => Math.log(share / (1 - share));
const moved = (field: string): number => logit(0.95) - logit(sureFrom[field as Field] ?? 0.95);

/** The sum of its signs, as a share. */
const certainty = (learnt: readonly number[], names: readonly string[], held: readonly string[]): number =>
  1 / (1 + Math.exp(-names.reduce((sum, name, at) => sum + (held.includes(name) ? learnt[at + 1]! : 0), learnt[0]!)));

const weightsOf = (field: string, names: readonly string[], samples: readonly Sample[]): number[] => {
  const known: Readonly<Record<string, Readonly<Record<string, number>>>> = weights;
  const before = ['base', ...names].map((name) => known[field]?.[name] ?? 0);
  // Of some fields pairs alone tell.
  if (samples.length === 0) return before;
  const isAnew = options.anew || options.folds !== undefined;
  const [base = 0, ...ofSigns] = learn(
    [...samples, { field: field as Field, held: [], isRight: false, weight: unseen, maker: '', file: '' }],
    names,
    isAnew
      ? [0, ...names.map((name) => firstGuess(field as Field, name))]
      : [before[0]! - moved(field), ...before.slice(1)],
  );
  return [base + moved(field), ...ofSigns];
};

/** Makers, each in one of so many parts, whatever the order of the sheets. */
const foldOf = (maker: string, folds: number): number =>
  [...maker.toLowerCase().replace(/[^a-z0-9]/g, '')].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973,
    7,
  ) % folds;

/** How sure the values of each part are said to be by what was learnt from the others; only of sheets that people looked at. */
const acrossFolds = (samples: readonly Sample[], folds: number): string => {
  const said = Object.entries(signs).flatMap(([field, ofField]) => {
    const names = Object.keys(ofField);
    const own = samples.filter((sample) => sample.field === field);
    return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
      const learnt = weightsOf(
        field,
        names,
        own.filter(({ maker }) => foldOf(maker, folds) !== fold),
      );
      return own
        .filter(({ maker, weight }) => weight === 1 && foldOf(maker, folds) === fold)
        .map(({ held, isRight }) => ({ field, isRight, certainty: certainty(learnt, names, held) }));
    });
  });
  const row = (name: string, of: typeof said) =>
    name.padEnd(16) +
    [0.9, 0.93, 0.95, 0.96, 0.97, 0.98]
      .map((from) => {
        const sure = of.filter((one) => one.certainty >= from);
        const right = sure.filter(({ isRight }) => isRight).length;
        const share = (part: number, whole: number) => ((part / whole) * 100).toFixed(1);
        return `${from}: ${share(right, sure.length)}, ${share(right, of.filter(({ isRight }) => isRight).length)}`.padStart(
          20,
        );
      })
      .join('');
  return [
    ...Object.keys(signs).map((field) =>
      row(
        field,
        said.filter((one) => one.field === field),
      ),
    ),
    row('all', said),
  ].join('\n');
};

const samples = await gather();
if (options.folds) {
  console.log(acrossFolds(samples, Number(options.folds)));
  process.exit(0);
}
const learnt = Object.entries(signs).map(([field, ofField]) => {
  const names = Object.keys(ofField);
  const [base = 0, ...ofSigns] = weightsOf(
    field,
    names,
    samples.filter((sample) => sample.field === field),
  );
  const lines = [['base', base] as const, ...names.map((name, at) => [name, ofSigns[at]!] as const)];
  return `  ${field}: { ${lines.map(([name, weight]) => `${name}: ${weight.toFixed(2)}`).join(', ')} },`;
});
writeFileSync(
  new URL('../../lib/sheet-reader/certainty/weights.ts', import.meta.url),
  `import type { SignNames } from './signs.ts';

/**
 * How much each sign says for a value, in logits; learnt from ${samples.length} values by \`bench/reading/learn.ts\`, which writes this file.
 */
export const weights: {
  readonly [Field in keyof SignNames]: { readonly base: number } & { readonly [Sign in SignNames[Field]]: number };
} = {
${learnt.join('\n')}
};
`,
);
