import type { ReadFields } from '#contract/reading/sheet-reading.ts';
import type { SheetFormat } from '#contract/sheets/format.ts';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import { substances } from '#lib/hazards/common-names/substances.ts';
import { labelElements } from '#lib/hazards/label-elements.ts';
import { isKnownLabel } from '../sheet/labels.ts';
import { squash } from '../text/squash.ts';
import type { Evidence, FoundFields } from './evidence.ts';

type Field = keyof FoundFields;
type ValueOf<F extends Field> = NonNullable<ReadFields[F]>['value'];
type Sign<F extends Field> = (value: ValueOf<F>, evidence: Evidence) => boolean;

/** On how many lines a value stands. */
const timesOn = (text: string, { lines }: Evidence): number => {
  const wanted = squash(text);
  return wanted.length < 2 ? 0 : lines.filter((line) => line.includes(wanted)).length;
};

/** Whether two lines have more of a name, each the same: `Harbour`, where `Harbour 230C` stands above and below. */
const goesOn = (name: string, { lines }: Evidence): boolean => {
  const wanted = squash(name);
  if (wanted.length < 3) return false;
  const rests = lines.flatMap((line) => {
    const at = line.indexOf(wanted);
    const rest = at < 0 ? '' : line.slice(at + wanted.length, at + wanted.length + 4);
    return rest.length < 2 ? [] : [rest];
  });
  return new Set(rests).size < rests.length;
};

/** What stands where a name should, and is none. */
const isOdd = (text: string): boolean =>
  isKnownLabel(squash(text)) ||
  /[:;]|@|www\.|\bhttps?\b|\b(?:page|section|rubrique|identifi(?:er|cation)|telephone|téléphone|emergency|urgence|sheet|fiche|safety data|sécurité)\b/i.test(
    text,
  ) ||
  /(?:[,&(]|\b(?:and|et|of|de|the|du|for|pour))$/i.test(text) ||
  /^\p{Ll}/u.test(text) ||
  (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0);

const legalForm =
  /\b(?:inc|incorporated|ltd|limited|ltée|limitée|llc|corp|corporation|company|co|compagnie|gmbh|ag|kg|s\.?a|sas|sarl|b\.?v|n\.?v|plc|ulc|l\.?p|pty)\b\.?/i;

/** Words by which one company is told from another. */
const ownWords = (name: string): string[] =>
  name
    .replace(legalForm, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .map(squash)
    .filter(
      (word) =>
        word.length > 3 &&
        !/^(?:canada|products?|chemicals?|industr\w*|group|international|company|north|america|usa|the)$/.test(word),
    );

/** Whether a place with its postal code follows. */
const isOverAddress = (name: string, { lines }: Evidence): boolean => {
  const wanted = squash(name);
  return lines.some(
    (line, at) =>
      line.includes(wanted) &&
      lines.slice(at, at + 5).some((below) => /[a-z]{2}\d{5}|[a-z]\d[a-z]\d[a-z]\d|pobox\d/.test(below)),
  );
};

/** Sheets from before the GHS have sentences that read like its statements. */
const ofGhs = /\b(?:GHS|SGH|H[234]\d\d)/;

const signalOf = (codes: readonly string[]) => labelElements({ signalWord: '', pictograms: [], codes }).signalWord;
const picturesOf = (codes: readonly string[]) => labelElements({ signalWord: '', pictograms: [], codes }).pictograms;

/** The first figures say the class; the last the category. */
const isOfClass = (one: string, other: string): boolean => one.slice(0, 3) === other.slice(0, 3);

const codesOf = ({ fields }: Evidence): readonly string[] => fields.hazardCodes?.value ?? [];

const isOn = (day: string) => (date: Evidence['dates'][number]) => date.days.includes(day);
const counts = ({ kind }: Evidence['dates'][number]) => kind !== 'print' && kind !== 'expiry' && kind !== 'previous';

/**
 * What speaks for a value, or against it, each independent of the rules that found it. `weights.ts` says how much; it has one for each, or
 * does not compile.
 */
export const signs = {
  productName: {
    repeated: (name, all) => timesOn(name, all) > 1,
    inMargins: (name, { margins }) => margins.includes(squash(name)),
    onceNamed: (name, { labelled }) =>
      new Set(labelled('productName')).size === 1 && labelled('productName')[0] === squash(name),
    agreed: (name, { labelled }) => labelled('productName').filter((one) => one === squash(name)).length > 1,
    contradicted: (name, { labelled }) =>
      labelled('productName').some((one) => !one.includes(squash(name)) && !squash(name).includes(one)),
    inHead: (name, { head }) => head.includes(squash(name)),
    isLong: (name) => name.length > 70,
    isShort: (name) => squash(name).length < 4,
    isOdd: (name) => isOdd(name),
    spansLines: (_, { fields }) => (fields.productName?.places.length ?? 0) > 1,
    goesOn,
    isMaker: (name, { fields }) => squash(name) === squash(fields.manufacturer?.value ?? ''),
  },
  manufacturer: {
    repeated: (name, all) => timesOn(name, all) > 1,
    inMargins: (name, { margins }) => margins.includes(squash(name)),
    inWeb: (name, { web }) => ownWords(name).some((word) => web.includes(word)),
    isLabelled: (name, { labelled }) => labelled('company').some((one) => one.startsWith(squash(name))),
    hasLegalForm: (name) => legalForm.test(name),
    isOverAddress,
    isLong: (name) => name.length > 50,
    isShort: (name) => ownWords(name).length === 0,
    isOneWord: (name) => ownWords(name).length === 1 && !legalForm.test(name),
    isOdd: (name) => isOdd(name),
    spansLines: (_, { fields }) => (fields.manufacturer?.places.length ?? 0) > 1,
    isProduct: (name, { fields }) => squash(name) === squash(fields.productName?.value ?? ''),
  },
  productIds: {
    repeated: (ids, all) => ids.every((id) => timesOn(id, all) > 1),
    isOne: (ids) => ids.length === 1,
    isMany: (ids) => ids.length > 5,
    isLabelled: (ids, { labelled }) => labelled('productId').some((one) => ids.every((id) => one.includes(squash(id)))),
    inMargins: (ids, { margins }) => ids.every((id) => margins.includes(squash(id))),
    looksLikeCode: (ids) => ids.every((id) => /^[\w./-]{4,20}$/.test(id)),
  },
  sheetDate: {
    repeated: (day, { dates }) => dates.filter(isOn(day)).length > 1,
    isOnly: (day, { dates }) => dates.filter(counts).every(isOn(day)),
    isLatest: (day, { dates }) => !dates.filter(counts).some(({ days }) => days.every((one) => one > day)),
    isRevision: (day, { dates }) => dates.some((date) => date.kind === 'revision' && isOn(day)(date)),
    isLabelled: (day, { dates }) =>
      dates.some((date) => date.kind !== undefined && date.kind !== 'date' && isOn(day)(date)),
    isPrinted: (day, { dates }) => dates.some((date) => date.kind === 'print' && isOn(day)(date)),
    isPlain: (day, { dates }) => dates.some((date) => new Set(date.days).size === 1 && isOn(day)(date)),
    isFirstOfMonth: (day) => day.endsWith('-01'),
    isPlausible: (day) => day > '1995' && day < new Date().toISOString(),
  },
  language: {
    hasTitle: (language, { head }) => (language === 'fr' ? /fiche(?:de|signal)/ : /(?:safety|data)?sheet/).test(head),
    hasSections: (language, { text }) =>
      (language === 'fr' ? /premiers (?:soins|secours)/i : /first[- ]aid/i).test(text),
    hasOther: (language, { text }) =>
      (language === 'fr' ? /first[- ]aid measures/i : /premiers (?:soins|secours)/i).test(text),
  },
  format: {
    isNamed: (format, { text }) => named[format].test(text),
    isRival: (format, { text }) => Object.entries(named).some(([other, rule]) => other !== format && rule.test(text)),
    isPlaced: (_, { fields }) => (fields.format?.places.length ?? 0) > 0,
    isTwofold: (_, { text }) => named['whmis-2015'].test(text) && /1910\.1200|hazcom 2012|\bHCS\b/i.test(text),
    isOfCanada: (_, { text }) => /\bCanada\b|\bCANUTEC\b/.test(text),
    isFrench: (_, { fields }) => fields.language?.value === 'fr',
    isCanadian: (format) => format.startsWith('whmis'),
    isOfAddress: (format, { text }) => countryOf(text)?.includes(format) === true,
    isOfOtherAddress: (format, { text }) => countryOf(text)?.includes(format) === false,
    mayBeOther: (format, { text }) => format !== 'other' && /\b(?:Australia|New Zealand|SUSMP|AUH\d{3})\b/i.test(text),
    isNamedOften: (format, { text }) => (text.match(new RegExp(named[format], 'gi'))?.length ?? 0) > 1,
  },
  hazardous: {
    hasCodes: (_, all) => codesOf(all).length > 0,
    isUnknown: (value) => value === 'unknown',
    hasSignal: (_, { fields }) => fields.signalWord !== undefined,
    isNo: (value) => value === 'no',
  },
  signalWord: {
    fitsCodes: (word, all) => signalOf(codesOf(all)) === word,
    hasCodes: (_, all) => codesOf(all).length > 0,
    isLabelled: (_, { text }) =>
      /signal word|mentions? d.avertissement|mot.(?:indicateur|de signal|signal)/i.test(text),
    isRival: (word, { hazards }) =>
      (word === 'danger' ? /signalwordwarning|avertissementattention/ : /signalworddanger|avertissementdanger/).test(
        hazards,
      ),
  },
  hazardCodes: {
    arePrinted: (codes, { text }) =>
      codes.every((code) => new RegExp(`\\b${code.slice(0, 1)} ?${code.slice(1, 4)}`).test(text)),
    areStated: (codes, { stated }) => codes.every((code) => stated.includes(code)),
    areClassified: (codes, { classified }) =>
      classified.length > 0 && codes.every((code) => classified.some((one) => isOfClass(one, code))),
    missesClass: (codes, { classified }) => classified.some((one) => !codes.some((code) => isOfClass(one, code))),
    missStated: (codes, { stated }) => stated.some((one) => !codes.some((code) => isOfClass(one, code))),
    missPrinted: (codes, { printed }) => printed.some((one) => !codes.some((code) => code.includes(one))),
    fitSignal: (codes, { fields }) => signalOf(codes) === (fields.signalWord?.value ?? ''),
    fitPictures: (codes, { fields }) => isSame(picturesOf(codes), fields.pictograms?.value ?? []),
    fitDrawn: (codes, { drawn }) => areKnown(drawn) && isSame(picturesOf(codes), drawn),
    missDrawn: (codes, { drawn }) => areKnown(drawn) && !isSame(picturesOf(codes), drawn),
    isGhs: (_, { text }) => ofGhs.test(text),
    areOfWater: (codes) => codes.every((code) => code.startsWith('H4')),
    isOldFormat: (_, { fields }) => fields.format?.value === 'whmis-1988',
    hasTitle: (_, { text }) => /hazard statement|mentions? de danger|signal word|mentions? d.avertissement/i.test(text),
  },
  pictograms: {
    fitCodes: (pictures, all) => isSame(picturesOf(codesOf(all)), pictures),
    hasCodes: (_, all) => codesOf(all).length > 0,
    fitClasses: (pictures, { classified }) => isSame(picturesOf(classified), pictures),
    hasClasses: (_, { classified }) => classified.length > 0,
    fitSignal: (_, { fields }) => signalOf(fields.hazardCodes?.value ?? []) === (fields.signalWord?.value ?? ''),
    areNamed: (pictures, { named }) => named.length > 0 && isSame(named, pictures),
    areNamedOtherwise: (pictures, { named }) => named.length > 0 && !isSame(named, pictures),
    areDrawn: (pictures, { drawn }) => areThese(drawn, pictures),
    areUnclear: (pictures, { drawn }) => drawn.length > 0 && !areThese(drawn, pictures),
    hasEnvironment: (pictures, { drawn }) => drawn.length === 0 && pictures.includes('GHS09'),
    // Canada has none for the environment, and some suppliers print it there all the same.
    mayMissEnvironment: (pictures, all) =>
      all.drawn.length === 0 &&
      !pictures.includes('GHS09') &&
      codesOf(all).some((code) => /^H4(?:00|10|11)$/.test(code)),
  },
  ingredients: {
    haveCas: (all) => all.every(({ cas }) => cas !== ''),
    haveNames: (all) => all.every(({ name }) => /\p{L}{3}/u.test(name)),
    haveShares: (all) => all.every(({ percent }) => /\d/.test(percent)),
    areKnown: (all) => all.some(({ cas }) => known.has(cas)),
    isOne: (all) => all.length === 1,
    isAllOfSection: (all, { composition }) => {
      const printed = composition.match(/\d{2,7}\d{2}\d/g)?.length ?? 0;
      return printed > 0 && all.length >= Math.min(printed, 3);
    },
    missSome: (all, { inComposition }) => inComposition.some((cas) => !all.some((one) => one.cas === cas)),
    missElsewhere: (all, { everyCas }) => [...everyCas].some((cas) => !all.some((one) => one.cas === cas)),
    areRepeated: (all, { text }) => all.every(({ cas }) => cas !== '' && text.split(cas).length > 2),
    hasSection: (_, { composition }) => composition !== '',
    hasBroken: (_, { hasBrokenCas }) => hasBrokenCas,
  },
  unNumbers: {
    areMarked: (numbers, { text }) => numbers.every((number) => new RegExp(`\\b(?:UN|NA|ONU) ?${number}`).test(text)),
    repeated: (numbers, all) => numbers.every((number) => timesOn(number, all) > 1),
    isOne: (numbers) => numbers.length === 1,
  },
} as const satisfies { readonly [F in Field]: Readonly<Record<string, Sign<F>>> };

const areKnown = (drawn: Evidence['drawn']): drawn is readonly Pictogram[] =>
  drawn.length > 0 && !drawn.includes(undefined);

/** What is drawn is the value, and nothing of it is told by words alone, as it may be beside frames without colours. */
const areThese = (drawn: Evidence['drawn'], pictures: readonly Pictogram[]): boolean =>
  areKnown(drawn) && new Set(drawn).symmetricDifference(new Set(pictures)).size === 0;

const isSame = (one: readonly Pictogram[], other: readonly Pictogram[]): boolean => {
  // Canada has none for the environment, which others print.
  const without = (pictures: readonly Pictogram[]) => new Set(pictures.filter((picture) => picture !== 'GHS09'));
  return without(one).symmetricDifference(without(other)).size === 0;
};

const known = new Set(substances.map(({ cas }) => cas));

/** The rules of the country that the first address is of; undefined where there is none, or several. */
const countryOf = (text: string): readonly SheetFormat[] | undefined => {
  const start = text.slice(0, 2500);
  const rules = addresses.filter(([pattern]) => pattern.test(start)).map(([, ofCountry]) => ofCountry);
  return rules.length === 1 ? rules[0] : undefined;
};

const addresses: readonly (readonly [RegExp, readonly SheetFormat[]])[] = [
  [/\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/, ['whmis-2015', 'whmis-1988']],
  [/\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|\bU\.?S\.?A\b/, ['us-hcs']],
  [/\b(?:Australia|New Zealand)\b/i, ['other']],
  [/\b(?:Germany|Deutschland|France|Belgium|Netherlands|Sweden|Italy|Spain|Denmark|Finland|Austria)\b/i, ['eu-clp']],
];

/** Words by which a sheet names the rule that it was written under. */
const named = {
  'whmis-2015': /hazardous products regulations?|(?:WHMIS|SIMDUT) ?2015|produits dangereux|\bHPR\b|\bRPD\b/i,
  'whmis-1988': /controlled products|produits contr[ôo]l[ée]s/i,
  'us-hcs': /29 ?CFR|hazard communication|\bHCS\b|\bOSHA\b/i,
  'eu-clp': /1272\/2008|1907\/2006|\bREACH\b/i,
  other: /NOM-018|safe work australia|WHS Regulations|HSNO|JIS ?Z ?7253|GB\/T ?16483/i,
} as const;

/** Every field with the names of its signs. */
export type SignNames = { readonly [F in Field]: keyof (typeof signs)[F] };
