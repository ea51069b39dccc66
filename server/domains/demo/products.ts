import type { Bilingual } from '#contract/languages.ts';
import { laboratoryMakers, type Maker, type MakerKey, makers } from './makers.ts';
import type { Mixture } from './mixtures/mixture.ts';
import { createRandom, type Random } from './random.ts';
import { mixtureGroups, type Sector, type SubstanceGroup, substanceGroups } from './sectors.ts';
import { forms, isLaboratoryForm } from './substances/forms.ts';
import { formsOf, type SolutionRow, type SubstanceRow } from './substances/row.ts';
import { unNumbersOf } from './un-numbers.ts';

/** One supplier's product, before it has sheets. */
export interface Product {
  readonly key: string;
  readonly maker: MakerKey;
  readonly sector: Sector;
  readonly names: Bilingual;
  readonly alternatives: Bilingual;
  readonly productIds: readonly string[];
  /** Codes as `classify` takes them. */
  readonly codes: string;
  /** CAS number of a product that is one substance; empty for a mixture. */
  readonly cas: string;
  readonly unNumbers: readonly string[];
  readonly ingredients: readonly { readonly cas: string; readonly percent: string }[];
}

/** Every product on the demo's market, the same on every run. */
export const createProducts = (): Product[] => {
  const random = createRandom(1040);
  const idsOf = createProductIds(random);
  return drafts(random).map((draft, index) => ({
    ...draft,
    key: `demo-${index + 1}`,
    productIds: idsOf({ maker: draft.maker, name: draft.names.en, cas: draft.cas }),
  }));
};

type Draft = Omit<Product, 'key' | 'productIds'>;

const drafts = (random: Random): Draft[] => [
  ...Object.entries(substanceGroups).flatMap(([sector, group]) => [
    ...group.substances.flatMap((row) => substanceDrafts({ row, sector: sector as Sector, group, random })),
    ...group.solutions.flatMap((row) => solutionDrafts({ row, sector: sector as Sector, group, random })),
  ]),
  ...Object.entries(mixtureGroups).flatMap(([sector, mixtures]) =>
    mixtures.flatMap((mixture) => mixtureDrafts(mixture, sector as Sector)),
  ),
];

interface Source<Row> {
  readonly row: Row;
  readonly sector: Sector;
  readonly group: SubstanceGroup;
  readonly random: Random;
}

const substanceDrafts = ({ row, sector, group, random }: Source<SubstanceRow>): Draft[] =>
  formsOf(row).flatMap((form) => {
    const [cas, en, fr, codes, , also = ''] = row;
    const [alsoEn = '', alsoFr = ''] = also.split(' / ');
    const forLaboratories = isLaboratoryForm(form) && sector !== 'gases';
    return suppliers(forLaboratories ? laboratoryMakers : group.makers, random).map((maker) => ({
      maker,
      sector: forLaboratories ? 'laboratory' : sector,
      names: { en: en + forms[form].en, fr: fr + forms[form].fr },
      alternatives: { en: alsoEn, fr: alsoFr },
      codes,
      cas,
      unNumbers: unNumbersOf(cas, 100),
      ingredients: [{ cas, percent: '80–100' }],
    }));
  });

const solutionDrafts = ({ row, sector, group, random }: Source<SolutionRow>): Draft[] => {
  const [cas, en, fr, strengths] = row;
  return Object.entries(strengths).flatMap(([strength, codes]) =>
    suppliers([...group.makers, ...laboratoryMakers.slice(0, 2)], random).map((maker) => ({
      maker,
      sector: laboratoryMakers.includes(maker) ? 'laboratory' : sector,
      names: { en: `${en} ${strength}\u00a0%`, fr: `${fr} ${strength}\u00a0%` },
      alternatives: { en: '', fr: '' },
      codes,
      cas,
      unNumbers: unNumbersOf(cas, Number(strength)),
      ingredients: [
        { cas, percent: rangeAround(Number(strength)) },
        { cas: '7732-18-5', percent: rangeAround(100 - Number(strength)) },
      ],
    })),
  );
};

const mixtureDrafts = ({ maker, names, codes, ingredients, un, variants }: Mixture, sector: Sector): Draft[] =>
  (variants ?? [undefined]).map((variant) => ({
    maker,
    sector,
    names: variant ? { en: `${names.en}, ${variant.en}`, fr: `${names.fr}, ${variant.fr}` } : names,
    alternatives: { en: '', fr: '' },
    codes,
    cas: '',
    unNumbers: un ? [un] : [],
    ingredients: ingredients.split('; ').map((ingredient) => {
      const [cas = '', percent = ''] = ingredient.split(' ');
      return { cas, percent };
    }),
  }));

/** One supplier, or two: the same name from another supplier is another product, with a sheet of its own. */
const suppliers = (makers: readonly MakerKey[], random: Random) =>
  random.shuffled(makers).slice(0, random.chance(0.42) ? 2 : 1);

/** Ranges in percent that HPR s. 5.7.1 prescribes, by their middle. */
const ranges = ['0.1–1', '1–5', '3–7', '5–10', '7–13', '10–30', '15–40', '30–60', '45–70', '60–80', '65–85', '80–100'];

const rangeAround = (percent: number): string => {
  const distance = (range: string) => {
    const [low = 0, high = 0] = range.split('–').map(Number);
    return Math.abs((low + high) / 2 - percent);
  };
  return ranges.toSorted((a, b) => distance(a) - distance(b))[0]!;
};

/** What a product id may be made of. */
interface Numbered {
  readonly maker: MakerKey;
  readonly name: string;
  readonly cas: string;
}

/** Gives each product its ids in its maker's style, no two alike; one product in eight has two. */
const createProductIds = (random: Random) => {
  const given = new Set<string>();
  const serials = new Map<MakerKey, number>();

  const nextId = (product: Numbered): string => {
    const serial = (serials.get(product.maker) ?? 1000) + random.between(1, 9);
    serials.set(product.maker, serial);
    const id = styled(makers[product.maker], { ...product, serial, size: random.pick(sizes) });
    const free = given.has(id) ? `${id}-${serial % 1000}` : id;
    given.add(free);
    return free;
  };

  return (product: Numbered): string[] => {
    const first = nextId(product);
    if (makers[product.maker].style === 'sizes') return [first, ...(random.chance(0.3) ? [nextId(product)] : [])];
    return random.chance(0.12) ? [first, nextId(product)] : [first];
  };
};

const sizes = [4, 20, 25, 100, 205, 250, 500, 1000] as const;

const styled = (
  { prefix, style }: Maker,
  { name, cas, serial, size }: Numbered & { serial: number; size: number },
): string => {
  const letters = name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toUpperCase();
  switch (style) {
    case 'serial':
      return `${prefix}-${serial}`;
    case 'cas':
      return `${prefix}-${cas ? cas.replaceAll('-', '').slice(0, 5) : serial}`;
    case 'word':
      return `${prefix}-${letters.trim().split(/ +/)[0]!.slice(0, 4)}-${size}`;
    case 'initials':
      return `${prefix}-${initialsOf(letters)}${size}`;
    case 'sizes':
      return `${prefix}-${initialsOf(letters)}${serial % 100}-${size}${size > 100 ? 'L' : 'KG'}`;
  }
};

const initialsOf = (letters: string) =>
  letters
    .split(' ')
    .filter(Boolean)
    .slice(0, 3)
    .map((word) => word[0])
    .join('');
