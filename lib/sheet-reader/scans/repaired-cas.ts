import { isCasNumber } from '#contract/sheets/cas.ts';
import { substances } from '#lib/hazards/common-names/substances.ts';
import { squash } from '../text/squash.ts';

/**
 * A word of a picture that ought to be a CAS number, as it was printed; any other word as it is. Its check digit decides: the second hyphen is often lost,
 * or both are in a broken number's place, letters stand for figures; and where one figure is wrong, the substance named in its row tells which. `row` is what
 * stands beside it.
 */
export const repairedCas = (text: string, row: () => string): string => {
  const [, open = '', number = '', end = ''] = /^(\(?)(.{5,12}?)([);,.]*)$/.exec(text) ?? [];
  const figures = asFigures(number);
  if (!/^\d[\d-]*$/.test(figures) || isCasNumber(figures)) return figures === number ? text : `${open}${figures}${end}`;
  const cas = [withHyphen(figures), ofSubstance(figures, row)].find((one) => one !== undefined);
  return cas === undefined ? text : `${open}${cas}${end}`;
};

/** `7440-SO-8` with its letters as figures, if most of it is figures and it then is a number; else as it was. */
const asFigures = (text: string): string => {
  if (!/^[\dOolIiSsBZ|]{2,7}[-–.~][\dOolIiSsBZ|]{2}[-–.~]?[\dOolIiSsBZ|]$/.test(text)) return text;
  const figures = [...text].map((letter) => likeness[letter] ?? letter).join('');
  const kept = (text.match(/\d/g) ?? []).length;
  return kept >= 4 && isCasNumber(withHyphen(figures) ?? figures) ? figures : text;
};

const likeness: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', l: '1', I: '1', i: '1', '|': '1', S: '5', s: '5', B: '8', Z: '2' },
  ...{ '–': '-', '.': '-', '~': '-' },
};

const withHyphen = (text: string): string | undefined => {
  const cas = text.replace(/^([1-9]\d{1,6}-\d\d)(\d)$/, '$1-$2');
  return cas !== text && isCasNumber(cas) ? cas : undefined;
};

/** The number of a substance that the row names, if it differs in one figure. */
const ofSubstance = (text: string, row: () => string): string | undefined => {
  if (!/^\d{2,7}-\d\d-\d$/.test(text)) return undefined;
  const said = squash(row());
  const near = substances.filter(
    ({ cas, names }) => isOneOff(cas, text) && names.some((name) => name.length > 4 && said.includes(squash(name))),
  );
  return near.length === 1 ? near[0]!.cas : undefined;
};

const isOneOff = (one: string, other: string): boolean =>
  one.length === other.length && [...one].filter((figure, at) => figure !== other[at]).length === 1;
