import type { Language } from '#contract/languages.ts';
import type { SheetFormat } from '#contract/sheets/format.ts';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import type { SheetStatus } from '#contract/sheets/status.ts';
import type { SheetFacts } from '../collection/sheets.ts';
import { addDays, daysBetween, demoDay } from './calendar.ts';
import { substanceName } from './ingredient-names.ts';
import { makers } from './makers.ts';
import type { Product } from './products.ts';
import type { Random } from './random.ts';

/** A product's state, which its sheets share whatever their language. */
export interface Edition {
  readonly sheetDate: string;
  readonly format: SheetFormat;
  readonly status: SheetStatus;
  readonly contributor: string;
  /** The supplier's sheet says nothing of WHMIS 2015 that could be read. */
  readonly unclassified: boolean;
}

/** The edition of a product's sheets that its supplier hands out now: one in five is more than three years old. */
export const currentEdition = (random: Random): Edition => {
  const isOld = random.chance(0.2);
  const sheetDate = isOld ? oldDay(random) : addDays(demoDay, -random.between(20, 3 * 365 - 5));
  const format = formatOf(sheetDate, random);
  return {
    sheetDate,
    format,
    status: statusOf(isOld, random),
    contributor: random.chance(0.08) ? makers.laurentide.en : '',
    unclassified: format === 'whmis-1988' || (format === 'other' && random.chance(0.5)),
  };
};

/** The edition that came before. */
export const earlierEdition = (edition: Edition, random: Random): Edition => {
  const sheetDate = addDays(edition.sheetDate, -random.between(800, 1500));
  const format = formatOf(sheetDate, random);
  return { ...edition, sheetDate, format, status: 'archived', unclassified: format === 'whmis-1988' };
};

/** The facts of a product's sheet in one language. */
export const toSheet = (product: Product, edition: Edition, language: Language): SheetFacts => {
  const classification = classify(edition.unclassified ? '' : product.codes);
  return {
    productKey: product.key,
    productName: product.names[language],
    alternativeName: product.alternatives[language],
    manufacturer: makers[product.maker][language],
    contributor: edition.contributor === makers[product.maker].en ? '' : edition.contributor,
    productIds: product.productIds,
    language,
    format: edition.format,
    status: edition.status,
    ...classification,
    hazardous: edition.unclassified ? 'unknown' : classification.hazardous,
    whmis1988: edition.format === 'whmis-1988' ? (product.codes ? 'yes' : 'no') : '',
    casNumbers: product.cas ? [product.cas] : [],
    ingredients: product.ingredients.map(({ cas, percent }) => ({
      cas,
      name: substanceName(cas)[language],
      percent: `${language === 'fr' ? percent.replaceAll('.', ',') : percent}\u00a0%`,
    })),
    unNumbers: product.unNumbers,
    sheetDate: edition.sheetDate,
    lastChecked: lastCheckedOf(edition),
    fileHash: '',
    madeFromRecord: true,
    ownerId: null,
  };
};

/** Between 2014 and three years ago, the nearer the likelier. */
const oldDay = (random: Random) => addDays(demoDay, -Math.round(3 * 365 + 10 + 3500 * random.next() ** 2));

/** WHMIS 1988 ended on the last day of November 2018. */
const formatOf = (sheetDate: string, random: Random): SheetFormat => {
  if (sheetDate < '2018-12-01' && random.chance(0.6)) return 'whmis-1988';
  const drawn = random.next();
  if (drawn < 0.06) return 'us-hcs';
  if (drawn < 0.08) return 'eu-clp';
  return drawn < 0.1 ? 'other' : 'whmis-2015';
};

const statusOf = (isOld: boolean, random: Random): SheetStatus => {
  const drawn = random.next();
  if (isOld && drawn < 0.3) return 'old-confirmed';
  if (isOld && drawn < 0.4) return 'update-requested';
  if (drawn < 0.02) return 'discontinued';
  if (drawn < 0.03) return 'not-sold-in-canada';
  if (drawn < 0.042) return 'no-longer-updated';
  return drawn < 0.055 ? 'update-requested' : 'current';
};

/** Sheets are checked about once a year, on the anniversary of their date; a discontinued sheet is checked no more. */
const lastCheckedOf = ({ sheetDate, status }: Edition) => {
  if (status === 'discontinued' || status === 'no-longer-updated' || status === 'archived') return sheetDate;
  const years = Math.floor((daysBetween(sheetDate, demoDay) - 1) / 365);
  return addDays(sheetDate, years * 365);
};

/** What a sheet's section 2 says. */
interface Classification {
  readonly hazardCodes: readonly string[];
  readonly pictograms: readonly Pictogram[];
  readonly signalWord: 'danger' | 'warning' | '';
  readonly hazardous: 'yes' | 'no';
}

/**
 * Section 2 from codes: H-codes, DUST (combustible dust) and BIO (biohazardous infectious material), the two hazards of
 * HPR that have no H-code. A code is followed by its category, `H228-2`, where the signal word hangs on it.
 * Environmental hazards are not WHMIS hazards: alone, they make no product hazardous.
 */
export const classify = (codes: string): Classification => {
  const all = codes ? codes.split(' ') : [];
  return {
    hazardCodes: all.filter((code) => code.startsWith('H')).map(withoutCategory),
    pictograms: pictogramsOf(all.map(withoutCategory)),
    signalWord: signalWordOf(all),
    hazardous: all.some((code) => !code.startsWith('H4')) ? 'yes' : 'no',
  };
};

const withoutCategory = (code: string) => code.replace(/-\d$/, '');

const order: readonly Pictogram[] = [
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
  'BIO',
];

/** Codes of each pictogram. H221, H227, H229, H320, H362, H402–H403, H412, H413 and DUST have no pictogram. */
const codesOf: Record<Pictogram, readonly string[]> = {
  GHS01: ['H200', 'H201', 'H202', 'H203', 'H204', 'H240', 'H241'],
  GHS02: [
    ...['H220', 'H222', 'H223', 'H224', 'H225', 'H226', 'H228', 'H241', 'H242'],
    ...['H250', 'H251', 'H252', 'H260', 'H261'],
  ],
  GHS03: ['H270', 'H271', 'H272'],
  GHS04: ['H280', 'H281'],
  GHS05: ['H290', 'H314', 'H318'],
  GHS06: ['H300', 'H301', 'H310', 'H311', 'H330', 'H331'],
  GHS07: ['H302', 'H312', 'H315', 'H317', 'H319', 'H332', 'H335', 'H336', 'H420'],
  GHS08: [...['H304', 'H334', 'H340', 'H341', 'H350', 'H351', 'H360', 'H361'], ...['H370', 'H371', 'H372', 'H373']],
  GHS09: ['H400', 'H410', 'H411'],
  BIO: ['BIO'],
};

const acuteToxicity = ['H302', 'H312', 'H332'];
const irritation = ['H315', 'H319'];
const skinSensitisation = ['H317'];

const pictogramsOf = (codes: readonly string[]): Pictogram[] => {
  const shown = (pictogram: Pictogram, except: readonly string[] = []) =>
    codes.some((code) => codesOf[pictogram].includes(code.slice(0, 4)) && !except.includes(code));
  // Precedence of GHS 1.4.10.5.3.1, which HPR takes over: the graver pictogram says what the exclamation mark would.
  const suppressed = [
    ...(shown('GHS06') ? acuteToxicity : []),
    ...(shown('GHS05') ? irritation : []),
    ...(codes.includes('H334') ? [...skinSensitisation, ...irritation] : []),
  ];
  return order.filter((pictogram) => shown(pictogram, pictogram === 'GHS07' ? suppressed : []));
};

/** Codes, or their beginnings, whose signal word is Warning; those of the rest that are not silent have Danger. */
const warnings = [
  ...['H204', 'H221', 'H223', 'H226', 'H227', 'H229', 'H252', 'H280', 'H281', 'H290'],
  ...['H302', 'H312', 'H315', 'H317', 'H319', 'H320', 'H332', 'H335', 'H336'],
  ...['H341', 'H351', 'H361', 'H371', 'H373', 'H400', 'H410', 'H420', 'H228-2', 'H272-3', 'DUST'],
];
const silent = ['H362', 'H411', 'H412', 'H413'];

const signalWordOf = (codes: readonly string[]) => {
  const words = codes.map((code) => {
    if (silent.includes(code)) return '';
    return warnings.some((warning) => code.startsWith(warning)) ? 'warning' : 'danger';
  });
  if (words.includes('danger')) return 'danger';
  return words.includes('warning') ? 'warning' : '';
};
