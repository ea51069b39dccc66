import { describe, expect, it } from 'vitest';
import { type HazardCode, hazards } from '#lib/hazards/hazards.ts';
import { precautionKind } from '#lib/hazards/select-precautions.ts';
import { hazardsBySeverity, severities, severityOf, vitalResponses } from '#lib/hazards/severity.ts';

const all = Object.keys(hazards) as HazardCode[];
const ordered = (codes: readonly string[]) => hazardsBySeverity(codes).map(({ code }) => code);

describe('hazards as people read them', () => {
  it('begin with what kills: toluene diisocyanate is first fatal if inhaled, then an allergen, at last an irritant', () => {
    expect(ordered(['H315', 'H317', 'H319', 'H330', 'H334', 'H335', 'H351', 'H412'])).toEqual([
      ...['H330', 'H334', 'H351', 'H315', 'H317', 'H319', 'H335', 'H412'],
    ]);
  });

  it('never put a milder one before a graver one, and lose none', () => {
    const places = ordered(all).map((code) => severities.indexOf(severityOf(code)));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(ordered(all).toSorted()).toEqual(all.toSorted());
  });

  it('are fatal where their statement says so', () => {
    for (const code of all.filter((each) => /\bfatal\b/i.test(hazards[each].en)))
      expect(severityOf(code)).toBe('fatal');
    for (const code of all.filter((each) => severityOf(each) === 'severe'))
      expect(hazards[code].signalWord).toBe('danger');
  });
});

describe('what has to be done at once', () => {
  it('is told of every fatal or severe hazard, and is a response of its own', () => {
    for (const code of all) {
      const isGrave = ['fatal', 'severe'].includes(severityOf(code));
      expect([code, vitalResponses(code).length > 0]).toEqual([code, isGrave]);
      for (const response of vitalResponses(code)) expect(precautionKind(response)).toBe('response');
    }
    expect(vitalResponses('H330')).toEqual(['P304+P340', 'P310']);
    expect(vitalResponses('H310')).toEqual(['P302+P352', 'P310']);
  });
});
