import { describe, expect, test } from 'vitest';
import { readSections } from '#lib/sheet-reader/sections/read-sections.ts';
import { makePages } from './make-pages.ts';

const titles = [
  'Identification',
  'Hazard identification',
  'Composition',
  'First-aid measures',
  'Fire-fighting measures',
];

/** What is read of a sheet whose section 14 has these lines, and whose section 15 names another number. */
const readOf = (...lines: readonly string[]) => {
  const text = [
    ...titles.flatMap((title, at) => [`SECTION ${at + 1}: ${title}`, 'Words of it.']),
    'SECTION 14: Transport information',
    ...lines,
    'SECTION 15: Regulatory information',
    'Packed with UN3316 otherwise.',
  ];
  return readSections(makePages(text.join('\n'))).fields.unNumbers;
};

describe('UN numbers of section 14', () => {
  test.each([
    'UN1090',
    'UN 1090, ACETONE, 3, PG II',
    'UN-1090',
    'UN number: 1090',
    'UN/ID No: UN1090',
    'UN-No. 1090',
    'UN No (DOT) UN1090',
    'Numéro ONU : 1090',
    'No ONU : UN 1090',
    'N° ONU  1090',
    '14.1 UN number   1090   1090   1090',
    'DOT   UN1090   3   II',
  ])('are found in “%s”', (line) => {
    expect(readOf(line)?.value).toEqual(['1090']);
  });

  test.each([
    ['UN number', '1090'],
    ['14.1 UN number', 'UN1090'],
    ['14.1. Numéro ONU', '1090'],
  ])('are found below the label “%s”', (label, below) => {
    expect(readOf(label, below)?.value).toEqual(['1090']);
  });

  test.each([
    'Not regulated',
    'NA1993, Combustible liquid',
    'Emergency Response Guide 1090',
    'RQ 5000 lb, 2353 of 2008',
    'UN number: Not applicable',
    'Reactivity: UN number unknown, see 1910.1200',
    'UN9999',
    'UNSPSC 12352100',
  ])('are not made up from “%s”', (line) => {
    expect(readOf(line)).toBeUndefined();
  });

  test('stand each once, in their order, with every place that says so, on the page it stands on', () => {
    const found = readOf('UN1090, ACETONE', '\fUN1993, FLAMMABLE LIQUID, N.O.S.', 'IATA  UN1090');
    expect(found?.value).toEqual(['1090', '1993']);
    expect(found?.places.map(({ page }) => page)).toEqual([1, 2, 2]);
  });
});
