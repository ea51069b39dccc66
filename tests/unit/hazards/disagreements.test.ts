import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disagreementsOf, type HazardFacts } from '#lib/hazards/disagreements.ts';
import { hazards } from '#lib/hazards/hazards.ts';
import { labelElements } from '#lib/hazards/label-elements.ts';

const acetone: HazardFacts = {
  hazardous: 'yes',
  pictograms: ['GHS02', 'GHS07'],
  signal_word: 'danger',
  hazard_codes: ['H225', 'H319', 'H336'],
};

describe('hazards that contradict each other', () => {
  test.each<[string, Partial<HazardFacts>, readonly object[]]>([
    ['nothing where all of it agrees', {}, []],
    ['a product that is not hazardous and has all of it', { hazardous: 'no' }, [{ kind: 'not-hazardous' }]],
    [
      'one that is not hazardous, by its signal word alone',
      { hazardous: 'no', pictograms: [], hazard_codes: [] },
      [{ kind: 'not-hazardous' }],
    ],
    [
      'a pictogram that is not there',
      { pictograms: ['GHS07'] },
      [{ kind: 'pictogram', code: 'H225', pictogram: 'GHS02' }],
    ],
    [
      'each pictogram once, by its gravest statement',
      { pictograms: [], hazard_codes: ['H336', 'H302', 'H301'] },
      [
        { kind: 'pictogram', code: 'H301', pictogram: 'GHS06' },
        { kind: 'pictogram', code: 'H336', pictogram: 'GHS07' },
      ],
    ],
    [
      'a signal word that is too weak',
      { signal_word: 'warning' },
      [{ kind: 'signal-word', code: 'H225', signalWord: 'danger' }],
    ],
    [
      'a signal word that is not there',
      { signal_word: '', pictograms: ['GHS07'], hazard_codes: ['H319'] },
      [{ kind: 'signal-word', code: 'H319', signalWord: 'warning' }],
    ],
    [
      'the parts of a joint statement',
      { pictograms: [], hazard_codes: ['H300+H310'] },
      [{ kind: 'pictogram', code: 'H300', pictogram: 'GHS06' }],
    ],
  ])('finds %s', (_, changed, expected) => {
    expect(disagreementsOf({ ...acetone, ...changed })).toEqual(expected);
  });

  test.each<[string, Partial<HazardFacts>]>([
    [
      'the environment in a product that is not hazardous',
      { hazardous: 'no', pictograms: ['GHS09'], signal_word: '', hazard_codes: ['H410', 'H412'] },
    ],
    ['more than the statements ask for', { hazard_codes: [] }],
    ['what a graver pictogram says already', { pictograms: ['GHS06'], hazard_codes: ['H301', 'H312'] }],
    [
      'statements of which some categories have Warning',
      { signal_word: 'warning', pictograms: ['GHS02'], hazard_codes: ['H228'] },
    ],
    ['a product that eats into metals alone', { signal_word: '', pictograms: [], hazard_codes: ['H290'] }],
    ['codes that nobody knows', { signal_word: '', pictograms: [], hazard_codes: ['H999', 'EUH066'] }],
  ])('has no word about %s', (_, changed) => {
    expect(disagreementsOf({ ...acetone, ...changed })).toEqual([]);
  });

  test('a label that follows the law agrees with its statements, whichever they are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...Object.keys(hazards)), { maxLength: 8 }), (codes) => {
        const { pictograms, signalWord } = labelElements({ codes, pictograms: [], signalWord: '' });
        const facts = { hazardous: 'yes', pictograms, signal_word: signalWord, hazard_codes: codes } as const;
        expect(disagreementsOf({ ...facts, pictograms: [...pictograms] })).toEqual([]);
      }),
    );
  });
});
