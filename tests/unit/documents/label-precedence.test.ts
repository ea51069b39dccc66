import { describe, expect, it } from 'vitest';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import { labelElements } from '#lib/hazards/label-elements.ts';

type Word = 'danger' | 'warning' | '';

const elements = (codes: string, pictograms = '', signalWord: Word = '') =>
  labelElements({
    signalWord,
    codes: codes.split(' ').filter((code) => code !== ''),
    pictograms: pictograms.split(' ').filter((code) => code !== '') as Pictogram[],
  });

describe('pictograms of a label', () => {
  it.each([
    ['skull instead of the exclamation mark for acute toxicity', 'H301 H312 H332', 'GHS06'],
    ['exclamation mark beside the skull for another hazard', 'H301 H312 H335', 'GHS06 GHS07'],
    ['exclamation mark beside the skull for skin sensitization', 'H330 H317', 'GHS06 GHS07'],
    ['exclamation mark beside the skull for irritation', 'H330 H319', 'GHS06 GHS07'],
    ['corrosion instead of the exclamation mark for skin and eyes', 'H314 H315 H319', 'GHS05'],
    ['eye damage instead of the exclamation mark for skin irritation', 'H318 H315', 'GHS05'],
    ['exclamation mark beside corrosion for acute toxicity', 'H314 H302', 'GHS05 GHS07'],
    ['exclamation mark beside corrosion for narcosis', 'H318 H315 H336', 'GHS05 GHS07'],
    ['exclamation mark beside corrosion of metals alone', 'H290 H319', 'GHS05 GHS07'],
    ['respiratory sensitizer instead of the exclamation mark for skin', 'H334 H317 H315 H319', 'GHS08'],
    ['exclamation mark beside another health hazard', 'H351 H317', 'GHS07 GHS08'],
    ['exclamation mark beside a respiratory sensitizer for irritated airways', 'H334 H317 H335', 'GHS07 GHS08'],
    ['all three graver ones instead of the exclamation mark', 'H301 H302 H314 H315 H334 H317', 'GHS05 GHS06 GHS08'],
    ['flame and gas cylinder, which HPR ranks under each other nowhere', 'H220 H280', 'GHS02 GHS04'],
    ['none for a combustible liquid', 'H227', ''],
    ['none for irritation of category 2B', 'H320', ''],
    ['none for the environment', 'H225 H410', 'GHS02'],
    ['none for the ozone layer', 'H420', ''],
  ])('%s', (_, codes, expected) => {
    expect(elements(codes).pictograms.join(' ')).toBe(expected);
  });

  it.each([
    ['keeps those of a record without codes', '', 'GHS06 GHS07', 'GHS06 GHS07'],
    ['leaves out the environment of a record without codes', '', 'GHS02 GHS09', 'GHS02'],
    ['drops the exclamation mark that a record has against the rules', 'H314 H315', 'GHS05 GHS07', 'GHS05'],
    ['keeps an exclamation mark that no code explains', 'H314', 'GHS05 GHS07', 'GHS05 GHS07'],
    ['drops the exclamation mark of the ozone layer', 'H420', 'GHS07', ''],
    ['adds what a list with gaps forgot', 'H225 H319', 'GHS07', 'GHS02 GHS07'],
    ['keeps the biohazard symbol', 'BIO', 'BIO', 'BIO'],
  ])('%s', (_, codes, recorded, expected) => {
    expect(elements(codes, recorded).pictograms.join(' ')).toBe(expected);
  });

  it('believes a record of a gas of category 2, which has no pictogram', () => {
    expect(elements('H221', '', 'warning')).toEqual({ signalWord: 'warning', pictograms: [] });
    expect(elements('H221')).toEqual({ signalWord: 'danger', pictograms: ['GHS02'] });
  });
});

describe('signal word of a label', () => {
  it.each<[string, string, Word, Word]>([
    ['is Danger where one hazard has it', 'H319 H225', '', 'danger'],
    ['is Danger although the record says Warning', 'H319 H225', 'warning', 'danger'],
    ['is the record’s where a code stands for categories of both', 'H228', 'warning', 'warning'],
    ['is the graver one where the record says nothing of such a code', 'H228', '', 'danger'],
    ['is Warning for a combustible liquid', 'H227', '', 'warning'],
    ['is none for harm to breast-fed children alone', 'H362', '', ''],
    ['is none for the environment, which has a word in the GHS', 'H400', '', ''],
    ['is the record’s without codes', '', 'danger', 'danger'],
  ])('%s', (_, codes, recorded, expected) => {
    expect(elements(codes, '', recorded).signalWord).toBe(expected);
  });
});
