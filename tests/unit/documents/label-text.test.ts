import { describe, expect, it } from 'vitest';
import { hazards } from '#lib/hazards/hazards.ts';
import { choosePrecautions, labelStatements } from '#server/domains/documents/label/choose-precautions.ts';
import { writeLabel } from '#server/domains/documents/label/write-label.ts';
import { bareSheet } from '#tests/server/documents/sheets.ts';

const english = (codes: string[]) => labelStatements(codes).map(({ en }) => en);
const chosen = (codes: string[]) => choosePrecautions(codes).map(({ code }) => code);
const mostUseful = (codes: string[]) => choosePrecautions(codes).find(({ rank }) => rank === 0)?.code;

const write =
  (changes: Partial<typeof bareSheet>, counterpart?: Partial<typeof bareSheet>) => (lang: 'both' | 'en' | 'fr') =>
    writeLabel(
      {
        isn: 1,
        sheet: { ...bareSheet, ...changes },
        ...(counterpart && { counterpart: { ...bareSheet, ...counterpart } }),
        address: 'https://vigie.example/sds-details/isn/1',
      },
      { lang },
    );

describe('hazard statements of a label', () => {
  it('joins acute toxicity of one gravity, and no other', () => {
    expect(english(['H301', 'H311', 'H332'])).toEqual([
      'Toxic if swallowed or in contact with skin.',
      'Harmful if inhaled.',
    ]);
    expect(labelStatements(['H300', 'H310', 'H330'])[0]?.fr).toBe(
      'Mortel par ingestion, par contact cutané ou par inhalation.',
    );
  });

  it('puts the gravest first', () => {
    expect(english(['H226', 'H350'])).toEqual(['May cause cancer.', 'Flammable liquid and vapour.']);
    expect(english(['H315', 'H330', 'H334', 'H351']).map((text) => text.slice(0, 16))).toEqual([
      ...['Fatal if inhaled', 'May cause allerg', 'Suspected of cau', 'Causes skin irri'],
    ]);
  });

  it('does not name eye damage twice', () => {
    expect(english(['H314', 'H318'])).toEqual(['Causes severe skin burns and eye damage.']);
    expect(english(['H318'])).toEqual(['Causes serious eye damage.']);
  });

  it('leaves the environment out', () => {
    expect(english(['H410', 'H319'])).toEqual(['Causes serious eye irritation.']);
  });
});

describe('precautions of a label', () => {
  it('are prevention, first aid, fire, storage, disposal, in this order', () => {
    expect(chosen(['H227'])).toEqual(['P210', 'P280', 'P370+P378', 'P403', 'P501']);
    expect(chosen(['H319'])).toEqual(['P280', 'P264', 'P305+P351+P338', 'P337+P313']);
  });

  it('are six at most, and four more beside those that a fatal or a severe hazard needs', () => {
    expect(chosen(['H225', 'H319', 'H336'])).toHaveLength(6);
    expect(chosen(['H272', 'H314'])).toEqual([
      ...['P280', 'P210', 'P260', 'P305+P351+P338', 'P303+P361+P353', 'P304+P340', 'P301+P330+P331', 'P310'],
      ...['P370+P378', 'P363'],
    ]);
    for (const code of Object.keys(hazards)) expect(chosen([code]).length).toBeLessThanOrEqual(10);
  });

  it('tell nobody to call once unwell where others of them have one call at once', () => {
    for (const codes of [
      ['H302', 'H314'],
      ['H302', 'H318'],
      ['H302', 'H330'],
      ['H302', 'H331'],
    ])
      expect(chosen(codes).filter((code) => code.includes('P312'))).toEqual([]);
    expect(chosen(['H302', 'H314'])).toEqual(expect.arrayContaining(['P301+P330+P331', 'P310']));
    expect(chosen(['H302', 'H319'])).toContain('P301+P312');
  });

  it('answer what kills before what irritates: of a vapour fatal if inhaled, fresh air and a poison centre', () => {
    const tdi = choosePrecautions(['H315', 'H317', 'H319', 'H330', 'H334', 'H335', 'H351']);
    expect(tdi.filter(({ isVital }) => isVital).map(({ code }) => code)).toEqual([
      ...['P260', 'P304+P340', 'P310', 'P342+P311'],
    ]);
    expect(tdi.map(({ code }) => code).indexOf('P305+P351+P338')).toBeGreaterThan(3);
  });

  it('keep the first prevention when there is room for one alone, then the first aid', () => {
    expect(mostUseful(['H225', 'H319'])).toBe('P210');
    expect(choosePrecautions(['H319']).find(({ rank }) => rank === 1)?.code).toBe('P305+P351+P338');
  });

  it('have none for the environment alone', () => {
    expect(chosen(['H410'])).toEqual([]);
  });
});

describe('what a label says', () => {
  it('takes the name of the other language from the counterpart', () => {
    const label = write({ language: 'en', productName: 'Adhesive PL-77' }, { productName: 'Adhésif PL-77' });
    expect(label('both').names).toEqual(['Adhesive PL-77', 'Adhésif PL-77']);
    expect(label('fr').names).toEqual(['Adhésif PL-77']);
    expect(label('en').names).toEqual(['Adhesive PL-77']);
  });

  it('says a name once that is the same in both languages, or known in one', () => {
    expect(write({ productName: 'Javel 12' }, { language: 'en', productName: 'Javel 12' })('both').names).toHaveLength(
      1,
    );
    expect(write({ language: 'en', productName: 'Acetone' })('fr').names).toEqual(['Acetone']);
  });

  it('has the hazards in each language', () => {
    const { columns } = write({ hazardous: 'yes', hazardCodes: ['H226'], signalWord: 'warning' })('both');
    expect(columns.map(({ signalWord }) => signalWord)).toEqual(['WARNING', 'ATTENTION']);
    expect(columns.map(({ statements }) => statements.map(({ text }) => text))).toEqual([
      ['Flammable liquid and vapour.'],
      ['Liquide et vapeurs inflammables.'],
    ]);
  });

  it.each([
    ['a product that is not hazardous', { hazardous: 'no' }, ['not-hazardous']],
    ['a product without classification', { hazardous: 'unknown' }, ['not-classified']],
    [
      'a hazardous product of which no hazard is known',
      { hazardous: 'yes', pictograms: ['GHS02'] },
      ['not-classified'],
    ],
    [
      'harm to the environment alone',
      { hazardous: 'no', hazardCodes: ['H411'] },
      ['environment-left-out', 'not-hazardous'],
    ],
    [
      'the environment beside another hazard',
      { hazardous: 'yes', pictograms: ['GHS09'], hazardCodes: ['H225'] },
      ['environment-left-out'],
    ],
    ['a combustible liquid', { hazardous: 'yes', hazardCodes: ['H227'] }, []],
  ] as [string, Partial<typeof bareSheet>, string[]][])('notes %s', (_, changes, notes) => {
    expect(write(changes)('en').notes).toEqual(notes);
  });
});
