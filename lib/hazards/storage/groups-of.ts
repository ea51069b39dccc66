import type { Hazardous } from '#contract/sheets/hazardous.ts';
import { type StorageGroup, storageGroupIds } from '#contract/sheets/storage-groups.ts';
import { substancesOf } from './substances.ts';

/** What of a sheet tells how its product is stored. */
export interface StoredProduct {
  readonly name: string;
  readonly hazardous: Hazardous;
  /** `["H225", "H300+H310"]` */
  readonly hazardCodes: readonly string[];
  /** Of the product itself. */
  readonly casNumbers: readonly string[];
  /** None where they are not to be looked at. */
  readonly ingredients: readonly { readonly cas: string; readonly name: string; readonly percent: string }[];
}

/** The groups that a product belongs to, each with what tells so: a hazard code, a CAS number, or the name that has the word. */
export const storageGroupsOf = (product: StoredProduct): Map<StorageGroup, string> => {
  const facts = factsOf(product);
  const groups = new Map<StorageGroup, string>();
  for (const group of storageGroupIds) {
    const sign = rules[group](facts);
    if (sign !== undefined) groups.set(group, sign);
  }
  return groups;
};

type Sign = string | undefined;

interface Facts {
  /** Of what corrodes: what tells that it is an acid, or a base. */
  readonly corrosive: { readonly acid: Sign; readonly base: Sign };
  /** The first of these codes that the sheet has. */
  readonly code: (...codes: readonly string[]) => Sign;
  /** The first of the product's and its ingredients' numbers that is one of these. */
  readonly substance: (of: ReadonlySet<string>) => Sign;
  /** The product's name, where it has the word; of an ingredient likewise. */
  readonly named: (word: RegExp) => Sign;
  readonly ingredient: (word: RegExp) => Sign;
  readonly isMostlyWater: boolean;
}

const factsOf = ({ name, hazardous, hazardCodes, casNumbers, ingredients }: StoredProduct): Facts => {
  // Australia's own codes say what the European ones of the same number do.
  const codes = new Set(hazardCodes.flatMap((code) => code.replace(/^AUH/, 'EUH').split('+')));
  const counted = ingredients.filter(({ percent }) => mostOf(percent) >= least);
  const numbers = hazardous === 'no' ? [] : [...casNumbers, ...counted.map(({ cas }) => cas)];
  // Words are looked for once a group: without those that are about no acid, from the beginning.
  const own = [withoutNoAcids(name)];
  const inIt = counted.map((one) => withoutNoAcids(one.name));
  const withWord = (texts: readonly Text[], word: RegExp): Sign => texts.find(({ plain }) => word.test(plain))?.shown;
  const facts = {
    code: (...wanted: readonly string[]) => wanted.find((code) => codes.has(code)),
    substance: (of: ReadonlySet<string>) => numbers.find((cas) => of.has(cas)),
    named: (word: RegExp) => withWord(own, word),
    ingredient: (word: RegExp) => withWord(inIt, word),
    isMostlyWater: ingredients.some(({ cas, percent }) => cas === '7732-18-5' && mostOf(percent) >= 50),
  };
  return { ...facts, corrosive: corrosiveOf(facts) };
};

/** A name, and what of it is looked through, in small letters. */
interface Text {
  readonly shown: string;
  readonly plain: string;
}

const withoutNoAcids = (shown: string): Text => ({ shown, plain: shown.toLowerCase().replaceAll(noAcids, '') });

/** Percent from which on an ingredient counts. */
const least = 1;

/** The largest percentage that is named, `60–100 %`: 100; all there is where none is. */
const mostOf = (percent: string): number => {
  const numbers = [...percent.matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) => Number(number.replace(',', '.')));
  if (numbers.length === 0) return 100;
  const most = Math.max(...numbers);
  return /^\s*</.test(percent) ? most - Number.EPSILON : most;
};

/** Words with "acid" in them that are about no acid. */
const noAcids =
  /\b(?:acid[- ]free|non[- ]?acid|(?:fatty|amino|boric) acids?|sans acide|acides? (?:gras|aminés?|boriques?))(?!\p{L})/gu;

const acid = /\bacides?\b|\bacids?\b/u;
const base = /\bhydroxides?\b|\bhydroxydes?\b|\bammonia\b|\bammonia(?:c|que)\b|amines?\b/u;
const amine = /amines?\b/u;
const metal = /\balumini?um\b|\bzinc\b|\bmagn[eé]sium\b|\bzirconium\b|\btitan(?:ium|e)\b/u;
/** What is made of a metal and is none. */
const compound =
  /ox[iy]de|carbonate|sul(?:f|ph)ate|stearate|stéarate|phosphate|nitrate|chlor(?:ide|ure)|fluor(?:ide|ure)/u;
const powder = /\b(?:powder|dust|poudre|poussière)s?\b/u;
const peroxide = /\bperox[iy]de|\bperoxy|\bhydroperox|\bperac[eé]ti(?:c|que)\b/u;
const aqueous = /\bwater[- ]?(?:based|borne)\b|\baqueous\b|(?<!\p{L})à base d['’]eau\b|\baqueu(?:x|se)\b/u;

/** Alone they do not tell an acid from a base. */
const corrosive = ['H290', 'H314', 'H318'];
const gas = ['H280', 'H281'];
const selfReacting = ['H240', 'H241', 'H242'];
const oxidizing = ['H271', 'H272'];

/** Of what corrodes, whether it is an acid or a base: what a name or a number says goes before a word among the ingredients. */
const corrosiveOf = ({ code, substance, named, ingredient }: Omit<Facts, 'corrosive'>): Facts['corrosive'] => {
  if (!code(...corrosive)) return { acid: undefined, base: undefined };
  const isAcid = substance(substancesOf.acids) ?? named(acid);
  const isBase = substance(substancesOf.bases) ?? named(base);
  return {
    acid: isAcid ?? (isBase ? undefined : ingredient(acid)),
    base: isBase ?? (isAcid ? undefined : ingredient(base)),
  };
};

const ifBoth = (one: Sign, other: Sign): Sign => other && one;

/** By which signs a product is in a group. */
const rules: Record<StorageGroup, (facts: Facts) => Sign> = {
  EXP: ({ code }) => code('H200', 'H201', 'H202', 'H203', 'H204', 'H205', 'H209', 'H210', 'H211'),
  FLG: ({ code }) => code('H220', 'H221', 'H230', 'H231', 'H232'),
  OXG: ({ code }) => code('H270'),
  TXG: ({ code }) => ifBoth(code('H330', 'H331', 'H314'), code(...gas)),
  GUP: ({ code }) =>
    code('H220', 'H221', 'H222', 'H223', 'H229', 'H270', 'H330', 'H331', 'H314') ? undefined : code(...gas),
  AER: ({ code }) => code('H222', 'H223', 'H229', 'H282', 'H283', 'H284'),
  FLL: ({ code }) => code('H224', 'H225', 'H226'),
  CBL: ({ code }) => code('H227', 'DUST'),
  FLS: ({ code }) => code('H228'),
  // The codes are those of organic peroxides as well.
  SRX: (facts) => (isPeroxide(facts) ? undefined : facts.code(...selfReacting)),
  OPX: (facts) => ifBoth(facts.code(...selfReacting), isPeroxide(facts)),
  PYR: ({ code }) => code('H250'),
  SHT: ({ code }) => code('H251', 'H252'),
  WRX: ({ code, substance }) => code('H260', 'H261', 'EUH014', 'EUH029') ?? substance(substancesOf.waterReactive),
  OXI: ({ code }) => code(...oxidizing),
  ACD: (facts) => facts.corrosive.acid,
  OXA: (facts) =>
    ifBoth(facts.code(...oxidizing), facts.corrosive.acid) ??
    // A solution so weak that it does not burn the skin is no oxidizer either.
    ifBoth(facts.substance(substancesOf.oxidizingAcids), facts.code('H314')),
  ORA: (facts) =>
    ifBoth(facts.code('H225', 'H226', 'H227'), facts.corrosive.acid) ??
    ifBoth(facts.substance(substancesOf.organicAcids), facts.code(...corrosive)),
  BAS: (facts) => facts.corrosive.base,
  // A preservative in a reagent, whose amount no sheet tells, makes it no poison.
  CYS: ({ code, substance }) =>
    code('EUH031', 'EUH032') ??
    ifBoth(
      substance(substancesOf.toxicGasWithAcids),
      code('H300', 'H301', 'H302', 'H310', 'H311', 'H312', 'H330', 'H331', 'H332'),
    ),
  CLR: ({ substance }) => substance(substancesOf.bleaches),
  AMM: ({ substance, ingredient }) => substance(substancesOf.ammonia) ?? ingredient(amine),
  MET: ({ code, substance, named }) =>
    named(compound)
      ? undefined
      : ifBoth(code('H228', 'H250', 'H260', 'H261') ?? named(powder), substance(substancesOf.metals) ?? named(metal)),
  ISO: ({ code, substance }) => ifBoth(substance(substancesOf.isocyanates), code('H334')),
  HAL: ({ substance }) => substance(substancesOf.chlorinatedSolvents),
  PXF: ({ code, substance }) => code('EUH019') ?? substance(substancesOf.peroxideFormers),
  TOX: ({ code }) =>
    code(...gas, 'H220', 'H221', 'H270') ? undefined : code('H300', 'H301', 'H310', 'H311', 'H330', 'H331'),
  AQS: ({ named, isMostlyWater }) => named(aqueous) ?? (isMostlyWater ? '7732-18-5' : undefined),
};

const isPeroxide = ({ named, ingredient, substance }: Facts): Sign =>
  named(peroxide) ?? ingredient(peroxide) ?? substance(substancesOf.organicPeroxides);
