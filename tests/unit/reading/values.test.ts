import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import type { SheetSection } from '#contract/sheets/sheet-sections.ts';
import type { SheetValueName } from '#contract/sheets/sheet-values.ts';
import { readValues } from '#lib/sheet-reader/values/read-values.ts';

const section = (number: number, text: string, more: Partial<SheetSection> = {}): SheetSection => ({
  number,
  language: 'en',
  text,
  pages: [number, number],
  doubts: [],
  ...more,
});
const physical = (text: string, language: Language = 'en') => readValues([section(9, text, { language })]);
const transport = (text: string) => readValues([section(14, text)]);
const textOf = (values: ReturnType<typeof readValues>, name: SheetValueName) =>
  values.find((value) => value.name === name)?.text;
const amountOf = (values: ReturnType<typeof readValues>, name: SheetValueName) =>
  values.find((value) => value.name === name)?.amount;

describe('the values of section 9', () => {
  test('are in the supplier’s words, with their number and the page of the section', () => {
    const values = physical(
      'a) Appearance\tliquid\ng) Flash point\tClosed cup: -18°C (-0.4°F) [Setaflash.]\npH: 12 - 14 (25 °C)',
    );
    expect(values).toEqual([
      {
        name: 'flash-point',
        section: 9,
        page: 9,
        text: 'Closed cup: -18°C (-0.4°F) [Setaflash.]',
        amount: { comparison: '', from: -18, to: -18, unit: '°C' },
      },
      {
        name: 'ph',
        section: 9,
        page: 9,
        text: '12 - 14 (25 °C)',
        amount: { comparison: '', from: 12, to: 14, unit: '' },
      },
    ]);
  });

  test('are known by their French names, decimal commas and degrees Fahrenheit', () => {
    const values = physical(
      "Point d'éclair: Vase clos: >70°C (>158°F)\nPoint/intervalle d'ébullition: -452 °F (-269 °C)\nTension de vapeur: 2,3 kPa à 20 °C\nDensité relative: 1,04",
      'fr',
    );
    expect(amountOf(values, 'flash-point')).toEqual({ comparison: '>', from: 70, to: 70, unit: '°C' });
    expect(amountOf(values, 'boiling-point')?.from).toBeCloseTo(-268.9, 1);
    expect(amountOf(values, 'vapour-pressure')).toMatchObject({ from: 2.3, unit: 'kPa' });
    expect(amountOf(values, 'relative-density')?.from).toBe(1.04);
  });

  test('of four figures are thousands in English, where the comma is none', () => {
    const hot = physical('Boiling point: 1,625 °C');
    expect([amountOf(hot, 'boiling-point')?.from, textOf(hot, 'boiling-point')]).toEqual([1625, '1,625 °C']);
    expect(amountOf(physical("Point d'ébullition: 1,625 °C", 'fr'), 'boiling-point')?.from).toBe(1.625);
  });

  test('are not told where nothing is known, or what stands there is of another kind', () => {
    const said = [
      'no data available',
      'Not applicable.',
      'Non disponible.',
      'N/A',
      '>400',
      '12 kg',
      '220 °F °C',
      'see section 2',
    ];
    for (const value of said) expect(physical(`Flash point: ${value}`), value).toEqual([]);
    for (const value of ['15 %', '25 °C', 'neutral', '18.5', '10 g/l', '7 days'])
      expect(physical(`pH: ${value}`), value).toEqual([]);
    expect(physical('Vapour pressure: 127 psig')).toEqual([]);
    expect(physical('Relative vapour density: 3.1\nVapour density: 2.0')).toEqual([]);
  });

  test('that contradict each other, or stand in a section that was not read with certainty, have no text', () => {
    expect(physical('Flash point: 12 °C\nFlash point: 35 °C')).toMatchObject([{ text: '', amount: null }]);
    expect(readValues([section(9, 'pH: 7', { doubts: ['columns'] })])).toMatchObject([
      { name: 'ph', text: '', amount: null },
    ]);
    expect(physical('Flash point: 12 °C\nFlash point: 12.0 °C (closed cup)')).toMatchObject([{ text: '12 °C' }]);
  });

  test('are within what there is, whatever a sheet says', () => {
    const part = fc.oneof(
      fc.constantFrom('Flash point', 'pH', ':', '\t', '\n', '-', '°C', '°F', 'to', '<', ','),
      fc.nat(99_999).map(String),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        for (const { name, text, amount } of physical(parts.join(' '))) {
          if (amount === null) continue;
          expect(text).toMatch(/\d/);
          expect(amount.from).toBeLessThanOrEqual(amount.to);
          if (name === 'ph') expect(amount.from).toBeGreaterThanOrEqual(-1);
          if (amount.unit === '°C') expect(amount.from).toBeGreaterThanOrEqual(-273.2);
        }
      }),
    );
  });
});

describe('the values of section 14', () => {
  test('stand beside their labels, in a row of a table, or several on a line', () => {
    const values = transport(
      'UN number\tUN1133\t1133\nUN proper shipping name: ADHESIVES, containing flammable liquid\nTransport hazard class(es)\t3\t3\nPacking group\tIII\tIII',
    );
    expect(textOf(values, 'shipping-name')).toBe('ADHESIVES, containing flammable liquid');
    expect(textOf(values, 'transport-class')).toBe('3');
    expect(textOf(values, 'packing-group')).toBe('III');
    const inline = transport(
      'UN number: 3334\tClass: 9 Packing group: III Proper shipping name: Aviation regulated liquid, n.o.s.',
    );
    expect(textOf(inline, 'packing-group')).toBe('III');
    expect(textOf(inline, 'shipping-name')).toBe('Aviation regulated liquid, n.o.s.');
  });

  test('of several rules of transport are told together, each once', () => {
    const values = transport('Packing group: II\nPacking group: III\nPacking group: II\nClass: 2.1');
    expect(textOf(values, 'packing-group')).toBe('II / III');
    expect(textOf(values, 'transport-class')).toBe('2.1');
    const names = ['Paint', 'Peinture', 'Pintura', 'Farbe'].map((name) => `Proper shipping name: ${name}`);
    expect(textOf(transport(names.join('\n')), 'shipping-name')).toBe('');
  });

  test('are not told of what is not regulated, nor of the classes of other rules', () => {
    const said =
      'Proper shipping name: Not regulated\nPacking group: -\nClass: D2B\nHazard class: Flammable liquid\nPacking group: Not applicable';
    expect(transport(said)).toEqual([]);
  });
});
