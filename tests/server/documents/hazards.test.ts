import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { combinedStatements } from '#lib/hazards/combined-statements.ts';
import { classificationOf, type HazardCode, hazards, hazardsOf, isHazardCode } from '#lib/hazards/hazards.ts';
import { type PrecautionCode, precautionaryStatements } from '#lib/hazards/precautionary-statements.ts';
import { precautionText, selectPrecautions } from '#lib/hazards/select-precautions.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { realData } from '#tests/support/outside.ts';
import { demoSheets } from './sheets.ts';

describe('hazards', () => {
  it('knows every hazard code of the demo', () => {
    const codes = new Set(demoSheets.flatMap(({ hazardCodes }) => hazardCodes));
    expect(codes.size).toBeGreaterThan(50);
    expect([...codes].filter((code) => !isHazardCode(code))).toEqual([]);
  });

  it.each(Object.entries(hazards))('has a statement of %s in both languages', (_, hazard) => {
    expect(hazard.en).toMatch(/^[A-Z].+[a-z]$/);
    expect(hazard.fr).toMatch(/^[A-ZÉ].+[a-zé)]$/);
  });

  it('has the symbol of each code that stands alone on a sheet of the demo, and its word where categories share one', () => {
    const alone = demoSheets.filter(({ hazardCodes }) => hazardCodes.length === 1);
    const inOneCategory = (code: string) => !/ or /.test(hazards[code as HazardCode].category.en);
    expect(new Set(alone.map(({ hazardCodes }) => hazardCodes[0])).size).toBeGreaterThan(10);
    for (const { hazardCodes, pictograms, signalWord } of alone) {
      const [{ code, hazard }] = hazardsOf(hazardCodes) as [ReturnType<typeof hazardsOf>[number]];
      expect([code, ...pictograms]).toEqual(hazard.pictogram ? [code, hazard.pictogram] : [code]);
      if (inOneCategory(code)) expect([code, signalWord]).toEqual([code, hazard.signalWord]);
    }
  });

  it('lists the statement H229 of a flammable aerosol, but not as a class of its own', () => {
    expect(hazardsOf(['H229', 'H222']).map(({ code }) => code)).toEqual(['H222', 'H229']);
    expect(classificationOf(['H229', 'H222']).map(({ code }) => code)).toEqual(['H222']);
    expect(classificationOf(['H229']).map(({ code }) => code)).toEqual(['H229']);
  });
});

describe('selectPrecautions', () => {
  it('leaves out what a graver statement covers', () => {
    const codes = selectPrecautions(['H314', 'H315', 'H317', 'H332']);
    expect(codes).toContain('P260');
    expect(codes).toContain('P310');
    for (const covered of ['P261', 'P312', 'P302+P352', 'P332+P313']) expect(codes).not.toContain(covered);
  });

  it('takes the precautions of every hazard, and none of what is unknown', () => {
    expect(selectPrecautions(['H227'])).toEqual(['P210', 'P280', 'P370+P378', 'P403', 'P501']);
    expect(selectPrecautions(['H999'])).toEqual([]);
  });

  it('fills a blank with what is known, or else with the default', () => {
    expect(precautionText('P261').en).toBe('Avoid breathing dust/fume/gas/mist/vapours/spray.');
    expect(precautionText('P261', { P261: { en: 'gas', fr: 'gaz' } })).toEqual({
      en: 'Avoid breathing gas.',
      fr: 'Éviter de respirer les gaz.',
    });
  });

  it.each(Object.keys(precautionaryStatements) as PrecautionCode[])('leaves no blank open in %s', (code) => {
    for (const text of Object.values(precautionText(code))) expect(text).not.toMatch(/[{}…<>]/);
  });
});

describeWith(realData('data/facts/reference_hp_statements_en_fr.json'), 'against the published statements', (facts) => {
  const statements: { code: string; en: string; fr: string }[] = JSON.parse(readFileSync(facts, 'utf8')).statements;
  /** `H340-0` and `H370.1` are the statement without what a supplier may add. */
  const published = (code: string) =>
    [`${code}-0`, `${code}.1`, code]
      .map((key) => statements.find((statement) => statement.code === key))
      .find((statement) => statement && !statement.en.startsWith('#'));

  /** Canada writes `-ize` as the GHS does, and a space before a colon in French; the source is European. */
  const comparable = (text: string) =>
    text
      .replaceAll('’', "'")
      .replace(/\s+([:°])/g, '$1')
      .replace(/(desensit|oxid|[Pp]ressur)is/g, '$1iz')
      .replace(/[.;:,]/g, '')
      .toLowerCase();

  const ours = Object.entries({ ...hazards, ...combinedStatements });
  /** Codes of HPR or of the GHS that the European source does not have, by our own check of the table below. */
  const beyond = ['H227', 'H282', 'H283', 'H284', 'H320', 'H401', 'H402', 'DUST', 'ASPHYXIANT', 'BIO'];

  it('misses no published statement of a hazard', () => {
    const bases = statements.map(({ code }) => code.replace(/[-.].*$/, '')).filter((code) => code.startsWith('H'));
    expect([...new Set(bases)].filter((code) => !ours.some(([own]) => own === code))).toEqual([]);
  });

  it('leaves unchecked only what is not published there', () => {
    expect(ours.map(([code]) => code).filter((code) => !published(code))).toEqual(beyond.toSorted(byTable));
  });
  const byTable = (a: string, b: string) =>
    ours.findIndex(([code]) => code === a) - ours.findIndex(([code]) => code === b);

  it.each(ours.filter(([code]) => !beyond.includes(code)))('words %s as published', (code, own) => {
    const statement = published(code);
    // The source speaks of several explosives and gases in H200 and H261, where the GHS speaks of one.
    expect(comparable(own.en)).toBe(comparable(statement!.en).replace(/(explosive|flammable gas)e?s$/, '$1'));
    expect(comparable(own.fr)).toBe(comparable(statement!.fr));
  });

  const withoutBlank = Object.entries(precautionaryStatements).filter(([, { en }]) => !en.includes('{'));
  it.each(withoutBlank)('words %s as published', (code, own) => {
    const statement = statements.find((each) => each.code === `${code}.0`) ?? published(code);
    const read = (text: string) => comparable(text).replace('do no expose', 'do not expose');
    expect([read(own.en), read(own.fr)]).toEqual([read(statement!.en), read(statement!.fr)]);
  });

  const withBlank = Object.entries(precautionaryStatements).filter(([, { en }]) => en.includes('{'));
  it.each(withBlank)('words %s as published up to its blank', (code, own) => {
    const statement = statements.find((each) => each.code === `${code}.0`) ?? published(code);
    for (const language of ['en', 'fr'] as const) {
      const start = comparable(own[language].split('{')[0]!.trim());
      expect(comparable(statement![language]).slice(0, start.length)).toBe(start);
    }
  });
});
