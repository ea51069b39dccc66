import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import { hazardsOf } from '#lib/hazards/hazards.ts';
import { substanceName } from '#server/domains/demo/ingredient-names.ts';
import { createMarket, type MarketSheet } from '#server/domains/demo/market.ts';
import { readSheet } from '#server/domains/documents/sheet-pdf/reading.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { realData } from '#tests/support/outside.ts';
import { concentrationLimits } from './concentration-limits.ts';

const market = createMarket();

/** One sheet for each substance and strength that is classified; a sheet of a former rule may say nothing of hazards. */
const singleSubstances = [
  ...new Map(
    market
      .filter(({ product, facts }) => product.cas !== '' && facts.hazardous !== 'unknown')
      .map((sheet) => [`${sheet.product.cas} ${sheet.product.names.en}`, sheet] as const),
  ).values(),
];
const isSolution = ({ product }: MarketSheet) => product.ingredients.length > 1;
const strengthOf = ({ product }: MarketSheet) => Number(/(\d+)\u00a0%$/.exec(product.names.en)?.[1]);

describe('the harmonised classification of a substance', () => {
  interface Entry {
    readonly cas: string;
    /** What it is about, where it is not the substance in every form. */
    readonly form: '' | 'fibres' | 'powder';
    readonly h_codes: string;
    readonly notes: string;
  }
  const entries: Entry[] = parse(readFileSync('tests/data/harmonised-classifications.csv'), { columns: true });
  const entriesOf = (cas: string) => entries.filter((entry) => entry.cas.split('|').includes(cas));
  const codesOf = ({ h_codes }: Entry) => h_codes.split('|').filter(Boolean);
  const shared = singleSubstances.filter(({ product }) => entriesOf(product.cas).length > 0);

  /** Why a code of the entry need not stand on the sheet. */
  const mayLack = (entry: Entry, code: string, sheet: MarketSheet): boolean =>
    // Note P: carcinogenic and mutagenic only with 0.1 % of benzene or more, which what is sold here does not have.
    (entry.notes.includes('P') && ['H340', 'H350'].includes(code)) ||
    isOfAnotherForm(entry, sheet) ||
    // Diluted in water, its hazards become less grave, or none, but never others.
    isSolution(sheet);

  /** The entry is about fibres, or a pyrophoric powder, and the product is neither. */
  const isOfAnotherForm = ({ form }: Entry, { product }: MarketSheet): boolean =>
    form !== '' && !new RegExp(`\\b${form}\\b`).test(product.names.en);

  /**
   * Why the sheet may say more: an entry is the least that must be said, and leaves classes out (corrosion of metals, gases
   * under pressure by note U, those that HPR alone has); on a class that it does speak of, nothing graver may be said.
   */
  const maySay = (entry: Entry, code: string, sheet: MarketSheet): boolean => {
    const same = codesOf(entry).filter((other) => classOf(other) === classOf(code));
    return same.length === 0 || isOfAnotherForm(entry, sheet) || same.some((other) => !isGraver(code, other));
  };

  const disagreements = (entry: Entry, sheet: MarketSheet): string[] => {
    const own = sheet.facts.hazardCodes;
    return [
      ...codesOf(entry)
        // Acute is contained in chronic of the same word: suppliers give one of the two.
        .filter((code) => !own.includes(code) && !(code === 'H400' && own.includes('H410')))
        .filter((code) => !mayLack(entry, code, sheet))
        .map((code) => `lacks ${code}`),
      ...own.filter((code) => !codesOf(entry).includes(code) && !maySay(entry, code, sheet)).map((c) => `adds ${c}`),
    ];
  };

  it('covers most of the single substances of the demo', () => {
    expect(shared.length).toBeGreaterThan(200);
    expect(shared.filter(isSolution).length).toBeGreaterThan(30);
  });

  it.each(shared.map((sheet) => [sheet.product.names.en, sheet] as const))(
    'agrees with the sheet of %s',
    (_, sheet) => {
      const found = entriesOf(sheet.product.cas).map((entry) => disagreements(entry, sheet));
      // Several forms of a substance have an entry each: the sheet is of one of them.
      expect(found.toSorted((a, b) => a.length - b.length)[0]).toEqual([]);
    },
  );

  it('is that of the strength, where the regulation has limits for it', () => {
    const solutions = singleSubstances.filter(
      (sheet) => isSolution(sheet) && concentrationLimits[sheet.product.cas] !== undefined,
    );
    expect(solutions.length).toBeGreaterThan(15);
    for (const sheet of solutions) {
      for (const [code, from, below = 101] of concentrationLimits[sheet.product.cas]!) {
        const strength = strengthOf(sheet);
        const applies = strength >= from && strength < below;
        expect([sheet.product.names.en, code, sheet.facts.hazardCodes.includes(code)]).toEqual([
          sheet.product.names.en,
          code,
          applies,
        ]);
      }
    }
  });
});

/** Codes of one class, gravest first; of what is in no list, each code is a class of its own. */
const gravity = [
  ['H300', 'H301', 'H302'],
  ['H310', 'H311', 'H312'],
  ['H330', 'H331', 'H332'],
  ['H314', 'H315'],
  // Serious burns of the skin include serious damage of the eyes.
  ['H318', 'H319', 'H320'],
  ['H224', 'H225', 'H226', 'H227'],
  ['H220', 'H221'],
  ['H271', 'H272'],
  ['H260', 'H261'],
  ['H251', 'H252'],
  ['H340', 'H341'],
  ['H350', 'H351'],
  ['H360', 'H361'],
  ['H370', 'H371'],
  ['H372', 'H373'],
  ['H400', 'H401', 'H402'],
  ['H410', 'H411', 'H412', 'H413'],
];
const ladderOf = (code: string) => gravity.find((codes) => codes.includes(code.slice(0, 4))) ?? [code.slice(0, 4)];
const classOf = (code: string) => ladderOf(code)[0];
const isGraver = (code: string, other: string) =>
  ladderOf(code).indexOf(code.slice(0, 4)) < ladderOf(other).indexOf(other.slice(0, 4));

describe('the signal word and the pictograms of a sheet', () => {
  const rows: { code: string; pictograms: string; signal_word: string }[] = parse(
    readFileSync('tests/data/hazard-symbols.csv'),
    { columns: true },
  );
  /** By code: what each of its categories shows. */
  const shown = Map.groupBy(
    rows.map(({ code, pictograms, signal_word }) => ({
      code,
      pictograms: pictograms.split('|').filter(Boolean) as Pictogram[],
      word: signal_word,
    })),
    ({ code }) => code,
  );
  const categoriesOf = (code: string) => {
    const categories = shown.get(code);
    if (!categories) throw new Error(`The table has no ${code}.`);
    return categories;
  };
  const classified = market.filter(({ facts }) => facts.hazardCodes.length > 0);

  it('follow from its codes', () => {
    expect(classified.length).toBeGreaterThan(1000);
    for (const { facts, product } of classified) {
      const categories = facts.hazardCodes.map(categoriesOf);
      const possible = new Set(categories.flat().flatMap(({ pictograms }) => pictograms));
      const certain = new Set(
        categories.flatMap((each) =>
          each[0]!.pictograms.filter((one) => each.every((c) => c.pictograms.includes(one))),
        ),
      );
      // The exclamation mark yields to a graver symbol of the same matter: GHS 1.4.10.5.3.1, tested in `classify`.
      certain.delete('GHS07');
      const own = new Set<Pictogram>(facts.pictograms.filter((one) => one !== 'BIO'));
      expect([product.names.en, ...own.difference(possible)]).toEqual([product.names.en]);
      expect([product.names.en, ...certain.difference(own)]).toEqual([product.names.en]);

      const words = categories.map((each) => new Set(each.map(({ word }) => word)));
      const isDanger = words.some((each) => each.size === 1 && each.has('danger')) || product.codes.includes('BIO');
      const mayBeDanger = words.some((each) => each.has('danger')) || isDanger;
      const mayBeSilent = words.every((each) => each.has('')) && !/DUST|BIO/.test(product.codes);
      if (isDanger) expect([product.names.en, facts.signalWord]).toEqual([product.names.en, 'danger']);
      if (!mayBeDanger) expect([product.names.en, facts.signalWord]).not.toEqual([product.names.en, 'danger']);
      expect([product.names.en, facts.signalWord === '']).toEqual([product.names.en, mayBeSilent]);
    }
  });
});

describeWith(
  realData('data/facts/reference_hp_statements_en_fr.json'),
  'the hazard statements of the demo',
  (facts) => {
    const statements = new Map<string, { en: string; fr: string }>(
      JSON.parse(readFileSync(facts, 'utf8')).statements.map((statement: { code: string; en: string; fr: string }) => [
        statement.code,
        statement,
      ]),
    );
    /** `H340-0` and `H370.1` are the statement without what a supplier may add. */
    const published = (code: string) =>
      statements.get(`${code}-0`) ?? statements.get(`${code}.1`) ?? statements.get(code);
    /** Of HPR and the GHS, but not of the European Union, from which the published statements come. */
    const beyondEurope = ['H227', 'H320', 'H401', 'H402', 'DUST', 'ASPHYXIANT', 'BIO'];
    /** Canada writes `-ize`, where the source writes `-ise`. */
    const comparable = (text: string) =>
      text
        .toLowerCase()
        .replace(/(desensit|oxid|pressur)is/g, '$1iz')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();

    it('are worded as published, modulo punctuation', () => {
      const codes = new Set(market.flatMap(({ facts }) => readSheet(facts, 'en').codes));
      expect(codes.size).toBeGreaterThan(50);
      for (const { code, hazard } of hazardsOf([...codes]).filter((each) => !beyondEurope.includes(each.code))) {
        const statement = published(code);
        expect([code, comparable(hazard.fr)]).toEqual([code, comparable(statement?.fr ?? '')]);
        // The source speaks of several gases in H261, where the GHS speaks of one.
        expect([code, comparable(hazard.en)]).toEqual([
          code,
          comparable(statement?.en ?? '').replace(/flammable gases$/, 'flammable gas'),
        ]);
      }
    });
  },
);

describeWith(realData('data/facts/cas_names_en_fr.csv'), 'the names of substances', (names) => {
  const rows: { cas: string; name_en: string; name_fr: string }[] = parse(readFileSync(names), {
    columns: true,
  });
  /** Lists of several names; letters of paragraphs, forms and strengths, and British spelling are of the list, not the name. */
  const namesIn = (cell: string): string[] =>
    cell
      .split(';')
      .map(comparable)
      .filter((name) => name !== '');
  const comparable = (name: string) =>
    name
      .toLowerCase()
      .replace(/^\(?[a-z]\)/, '')
      .replace(/sulph/g, 'sulf')
      .replace(/aluminum/g, 'aluminium')
      .replace(/\(anhydr[eo]us\)|\(anhydre\)|, (anhydrous|solution|solide?|with a|une) ?.*$| en solution$/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, '');
  const known = new Set(market.flatMap(({ facts }) => facts.ingredients.map(({ cas }) => cas)).filter(Boolean));
  const shared = rows.filter(({ cas }) => known.has(cas));

  it.each(['en', 'fr'] as const)('are never those of another number in the list (%s)', (language) => {
    const numbers = new Map<string, Set<string>>();
    for (const row of rows) {
      for (const name of namesIn(row[`name_${language}`]))
        numbers.set(name, (numbers.get(name) ?? new Set()).add(row.cas));
    }
    expect(shared.length).toBeGreaterThan(100);
    for (const cas of known) {
      const name = substanceName(cas)[language];
      const listed = numbers.get(comparable(name));
      if (listed) expect([name, listed.has(cas)]).toEqual([name, true]);
    }
  });

  it('are the list’s own for most numbers; the others go by the name of the trade', () => {
    const same = (language: 'en' | 'fr') =>
      shared.filter(({ cas, ...row }) =>
        namesIn(row[`name_${language}`]).includes(comparable(substanceName(cas)[language])),
      );
    expect(same('en').length / shared.length).toBeGreaterThan(0.6);
    expect(same('fr').length / shared.length).toBeGreaterThan(0.6);
  });
});
