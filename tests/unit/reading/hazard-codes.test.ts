import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedStatements } from '#lib/hazards/combined-statements.ts';
import { hazards } from '#lib/hazards/hazards.ts';
import { readSheet } from '#lib/sheet-reader/read-sheet.ts';
import { makeSheet } from './make-pages.ts';

const readWith = (section: string) =>
  readSheet(
    makeSheet(`\n1. IDENTIFICATION\nProduct name: Sand\n2. HAZARDS IDENTIFICATION\n${section}\n3. COMPOSITION`),
  );

const codesIn = (section: string): readonly string[] => readWith(section).hazardCodes?.value ?? [];
const hazardousIn = (section: string) => readWith(section).hazardous?.value;

const statements = Object.entries({ ...hazards, ...combinedStatements })
  .filter(([code]) => code.startsWith('H'))
  .flatMap(([code, { en, fr }]) => [en, fr].map((statement) => ({ code, statement })));

describe('a hazard statement', () => {
  it('gives its code in either language, wherever its lines are cut and however it is set', () => {
    const cuts = fc.infiniteStream(fc.constantFrom(' ', ' ', ' ', '\n', '\n        '));
    fc.assert(
      fc.property(fc.constantFrom(...statements), cuts, fc.boolean(), ({ code, statement }, spaces, isLoud) => {
        const cut = statement.split(' ').reduce((text, word) => text + spaces.next().value + word);
        const set = isLoud ? cut.toUpperCase() : cut.normalize('NFD');
        expect(codesIn(`Hazard statements:\n${set}.\nPrecautionary statements:\nWear gloves.`)).toEqual(
          code.split('+'),
        );
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['Causes damage to organs (lungs, kidneys) through prolonged or repeated exposure (inhalation).', 'H372'],
    ['Causes damage to organs.\nMay cause damage to organs through prolonged or repeated exposure.', 'H370 H373'],
    ['Highly flammable liquid and vapor', 'H225'],
    ['H200s = Physical, H300s = Health, H400s = Environmental\nH315 Causes skin irritation', 'H315'],
    ['Harmful to aquatic life with long lasting effect', 'H412'],
    ['Toxic in case of inhalation or ingestion.', 'H301 H331'],
    ['May cause an allergic skin reac-\ntion', 'H317'],
    ['Cause une grave irritation des yeux', 'H319'],
    ['Provoque une irritation oculaire grave', 'H319'],
    ['Cause de graves brûlures de la peau et de graves lésions aux yeux', 'H314'],
    ['Provoque des brûlures graves de la peau et des lésions oculaires graves', 'H314'],
    ['Peut causer une réaction allergique cutanée', 'H317'],
    ['Nocif en cas d’ingestion ou par inhalation', 'H302 H332'],
    ['Peut provoquer une somnolence ou des étourdissements', 'H336'],
    ['Soupçonné de causer le cancer', 'H351'],
    ['Contient du gaz sous pression; peut exploser si chauffé', 'H280'],
    ['Toxique pour les organismes aquatiques, entraîne des effets néfastes à long terme', 'H411'],
    ['Susceptible de nuire au fœtus.', 'H361d'],
    ['Causes skin and serious eye irritation.', 'H315 H319'],
    ['Provoque une irritation cutanée et oculaire', 'H315 H320'],
    ['Provoque une irritation cutanée. Susceptible de provoquer le cancer.', 'H315 H351'],
    ['May be harmful if swallowed', 'H303'],
    ['Very toxic to aquatic life', 'H400'],
  ])('is known by other wordings: %s', (statement, codes) => {
    expect(codesIn(`Hazard statements:\n${statement}`).join(' ')).toBe(codes);
  });
});

describe('hazard codes', () => {
  it('are taken as printed, combined ones and those of the European Union too', () => {
    expect(
      codesIn('Hazard statements:\nH302 + H332  Harmful if swallowed or if inhaled.\nEUH066 Repeated exposure'),
    ).toEqual(['H302', 'H332', 'EUH066']);
  });

  it('of Australia alone do not make a product hazardous, as those of the European Union do not', () => {
    for (const code of ['EUH066', 'AUH066'])
      expect(hazardousIn(`Hazard statements:\n${code} Repeated exposure may cause skin dryness.`), code).not.toBe(
        'yes',
      );
    expect(hazardousIn('Hazard statements:\nH225 Highly flammable.')).toBe('yes');
  });

  it('of Australia are taken as printed', () => {
    expect(codesIn('Hazard statements:\nH225 Highly flammable.\nAUH019 May form explosive peroxides.')).toEqual([
      'H225',
      'AUH019',
    ]);
  });

  it('that are printed count before the wording beside them', () => {
    expect(codesIn('Hazard statements:\nH360 - May damage the unborn child.')).toEqual(['H360']);
  });

  it('follow from classes and categories where nothing else is said', () => {
    expect(codesIn('Flammable liquids - Category 2\nSkin irritation (Category 2)\nEye Dam. 1\nAsp. Tox. 1')).toEqual([
      'H225',
      'H304',
      'H315',
      'H318',
    ]);
    expect(codesIn('Liquides inflammables (Catégorie 3)\nToxicité aiguë par inhalation : Catégorie 4')).toEqual([
      'H226',
      'H332',
    ]);
  });

  it('are none in advice, in remarks, or where a hazard is denied', () => {
    expect(codesIn('Precautionary statements:\nP301 If swallowed: rinse mouth. Causes skin irritation.')).toEqual([]);
    expect(codesIn('Potential health effects\nCauses skin irritation.')).toEqual([]);
    expect(codesIn('Not toxic if swallowed.')).toEqual([]);
  });

  it('are none of classes that are not met, as tables of all of them have it', () => {
    const classes = [
      'Flammable gases:    NC    NC',
      'Flammable solids:    Not applicable',
      'Gaz inflammables    Sans objet',
    ];
    for (const line of classes)
      expect(codesIn(`Signal word: Danger\n${line}\nHighly flammable liquid and vapour.`), line).toEqual(['H225']);
    expect(codesIn('Signal word: Danger\nFlammable gas.\nContains gas under pressure.')).toContain('H221');
  });

  it('are none of sections 3 and 16', () => {
    const text =
      '\n1. IDENTIFICATION\nProduct name: Sand\n2. HAZARDS IDENTIFICATION\nNone.\n3. COMPOSITION\nQuartz H372\n16. OTHER INFORMATION\nH372 Causes damage to organs.';
    expect(readSheet(makeSheet(text)).hazardCodes).toBeUndefined();
  });
});
