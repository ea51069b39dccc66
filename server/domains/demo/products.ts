import type { Bilingual } from '#contract/languages.ts';
import { laboratoryMakers, type MakerKey } from './makers.ts';
import type { Mixture } from './mixtures/mixture.ts';
import { createProductIds } from './product-ids.ts';
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

const mixtureDrafts = ({ maker, names, codes, ingredients, variants }: Mixture, sector: Sector): Draft[] =>
  (variants ?? [undefined]).map((variant) => ({
    maker,
    sector,
    names: variant ? { en: `${names.en}, ${variant.en}`, fr: `${names.fr}, ${variant.fr}` } : names,
    alternatives: { en: '', fr: '' },
    codes,
    cas: '',
    unNumbers: [],
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
