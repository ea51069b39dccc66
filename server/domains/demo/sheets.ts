import type { Language } from '#contract/languages.ts';
import type { SheetFormat } from '#contract/sheets/format.ts';
import type { SheetStatus } from '#contract/sheets/status.ts';
import type { SheetFacts } from '../collection/sheets.ts';
import { addDays, daysBetween, demoDay } from './calendar.ts';
import { classify } from './classification.ts';
import { makers } from './makers.ts';
import type { Product } from './products.ts';
import type { Random } from './random.ts';
import { substanceName } from './substance-names.ts';

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

/** Sheets are checked about once a year, on the anniversary of their date; what is given up is checked no more. */
const lastCheckedOf = ({ sheetDate, status }: Edition) => {
  if (status === 'discontinued' || status === 'no-longer-updated' || status === 'archived') return sheetDate;
  const years = Math.floor((daysBetween(sheetDate, demoDay) - 1) / 365);
  return addDays(sheetDate, years * 365);
};
