import { describe, expect, it } from 'vitest';
import type { PrecautionSubject } from '#contract/sheets/sheet-sections.ts';
import { type PrecautionCode, precautionaryStatements } from '#lib/hazards/precautionary-statements.ts';
import { precautionKind, precautionSubject } from '#lib/hazards/select-precautions.ts';

const responses = (Object.keys(precautionaryStatements) as PrecautionCode[]).filter(
  (code) => precautionKind(code) === 'response',
);

/** What each statement says that it is about, in its own words. */
const words: readonly (readonly [RegExp, PrecautionSubject])[] = [
  [/\beyes?\b/i, 'eyes'],
  [/swallowed|vomiting|mouth/i, 'ingestion'],
  [/inhaled|respiratory/i, 'inhalation'],
  [/\bfire\b/i, 'fire'],
  [/spillage|leakage|^stop leak/i, 'spill'],
  [/\bskin\b|clothing|frosted/i, 'skin'],
];

describe('a precautionary statement', () => {
  it('stands at the part of the emergency card that its own words name, and else above all of them', () => {
    expect(responses.length).toBeGreaterThan(30);
    for (const code of responses) {
      const { en } = precautionaryStatements[code];
      expect([code, precautionSubject(code)]).toEqual([code, words.find(([said]) => said.test(en))?.[1] ?? null]);
    }
  });

  it('that sends for help in every case stands above all parts', () => {
    for (const code of ['P308+P313', 'P310', 'P311', 'P312', 'P314'] as const)
      expect(precautionSubject(code)).toBeNull();
  });
});
