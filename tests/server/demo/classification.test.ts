import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { isCasNumber } from '#contract/sheets/cas.ts';
import { substanceName } from '#server/domains/demo/ingredient-names.ts';
import { mixtureGroups, substanceGroups } from '#server/domains/demo/sectors.ts';
import { classify } from '#server/domains/demo/sheets.ts';

describe('classify', () => {
  it.each([
    ['H225 H319 H336', 'GHS02 GHS07', 'danger'],
    ['H301 H302 H331', 'GHS06', 'danger'],
    ['H301 H315', 'GHS06 GHS07', 'danger'],
    ['H314 H319 H315', 'GHS05', 'danger'],
    ['H314 H302', 'GHS05 GHS07', 'danger'],
    ['H334 H317 H319', 'GHS08', 'danger'],
    ['H334 H335', 'GHS07 GHS08', 'danger'],
    ['H228-2', 'GHS02', 'warning'],
    ['H228', 'GHS02', 'danger'],
    ['H361d', 'GHS08', 'warning'],
    ['H360Df', 'GHS08', 'danger'],
  ])('gives %s the pictograms %s and the word %s', (codes, pictograms, signalWord) => {
    expect(classify(codes)).toMatchObject({ pictograms: pictograms.split(' '), signalWord, hazardous: 'yes' });
  });

  it.each(['H227', 'H320', 'DUST', 'H221'])('knows that %s is a hazard without pictogram', (codes) => {
    expect(classify(codes)).toMatchObject({ pictograms: [], signalWord: 'warning', hazardous: 'yes' });
  });

  it('shows the environment, but does not call it a WHMIS hazard', () => {
    expect(classify('H400 H410')).toMatchObject({ pictograms: ['GHS09'], hazardous: 'no' });
  });

  it('leaves what has no code, and categories, out of the hazard codes', () => {
    expect(classify('H228-2 BIO DUST').hazardCodes).toEqual(['H228']);
    expect(classify('')).toEqual({ hazardCodes: [], pictograms: [], signalWord: '', hazardous: 'no' });
  });
});

const substances = Object.values(substanceGroups).flatMap((group) => group.substances);

describe('every substance of the demo', () => {
  it('has a CAS number whose check digit is right, and stands there once', () => {
    expect(substances.length).toBeGreaterThan(200);
    const numbers = substances.map(([cas]) => cas);
    expect(numbers.filter((cas) => !isCasNumber(cas))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('is named in both languages, and so is every ingredient', () => {
    for (const { ingredients } of Object.values(mixtureGroups).flat()) {
      for (const [cas = ''] of ingredients.split('; ').map((ingredient) => ingredient.split(' '))) {
        expect(isCasNumber(cas), cas).toBe(true);
        expect(substanceName(cas).fr, cas).not.toBe('');
      }
    }
  });
});

interface AnnexEntry {
  readonly cas: string;
  readonly h_codes: string;
  readonly pictograms: string;
  readonly signal_word: string;
}

/** Annex VI classifies them for benzene they no longer contain (note P), or in a form that is not sold here. */
const otherwiseClassified = new Map([
  ['64742-48-9', 'note P'],
  ['8052-41-3', 'note P'],
  ['64742-95-6', 'note P'],
  ['7439-95-4', 'ribbon, not pyrophoric powder'],
  ['409-21-2', 'powder, not fibres'],
]);

describe('the harmonised classification', () => {
  const entries: AnnexEntry[] = parse(readFileSync('tests/data/harmonised-classifications.csv'), { columns: true });
  const entriesOf = (cas: string) => entries.filter((entry) => entry.cas.split('|').includes(cas));
  const codesOf = (entry: AnnexEntry) => entry.h_codes.split('|').filter(Boolean);
  const harmonised = substances.filter(([cas]) => entriesOf(cas).length > 0 && !otherwiseClassified.has(cas));

  it('is whole in every substance that has one', () => {
    expect(harmonised.length).toBeGreaterThan(150);
    for (const [cas, name, , codes] of harmonised) {
      const { hazardCodes } = classify(codes);
      const agrees = entriesOf(cas).some((entry) => codesOf(entry).every((code) => hazardCodes.includes(code)));
      expect(agrees, `${name}: ${codes}`).toBe(true);
    }
  });

  it('has the pictograms and the signal word that we give it', () => {
    const compared = harmonised.flatMap(([cas, name, , codes]) => {
      const { hazardCodes, pictograms, signalWord } = classify(codes);
      const entry = entriesOf(cas).find((each) => codesOf(each).toSorted().join() === hazardCodes.toSorted().join());
      if (!entry) return [];
      // The EU drops the exclamation mark beside any skull; GHS and Canada only where the mark means acute toxicity.
      const ours = pictograms.includes('GHS06') ? pictograms.filter((each) => each !== 'GHS07') : pictograms;
      expect(ours, name).toEqual(entry.pictograms.split('|').filter(Boolean).sort());
      expect(signalWord, name).toBe(entry.signal_word.toLowerCase());
      return [name];
    });
    expect(compared.length).toBeGreaterThan(100);
  });
});
