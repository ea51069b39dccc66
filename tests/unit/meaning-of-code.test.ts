import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxKeywordLength } from '#contract/limits.ts';
import { meaningOfCode } from '#src/custom-pages/search/scan/meaning-of-code.ts';

const host = 'sds.example.ca';

describe('a scanned code', () => {
  test.each([
    ['a label of ours', `https://${host}/sds-details/isn/4181148`, { kind: 'sheet', isn: 4181148 }],
    ['a label of ours from before https', `http://${host}/sds-details/isn/7?x=1`, { kind: 'sheet', isn: 7 }],
    ['a poster of ours', `https://${host}/e/Ab_c-9`, { kind: 'poster', path: '/e/Ab_c-9' }],
    [
      'a label of another portal',
      'https://other.example/sds-details/isn/7',
      { kind: 'foreign', host: 'other.example' },
    ],
    ['another page of ours', `https://${host}/logout`, { kind: 'foreign', host }],
    ['a maker’s address', 'https://maker.example/p?id=3', { kind: 'foreign', host: 'maker.example' }],
    [
      'an address that only begins like ours',
      `https://${host}@evil.example/e/x`,
      { kind: 'foreign', host: 'evil.example' },
    ],
    ['a GS1 address', 'https://id.gs1.org/01/09506000134352/10/ABC', { kind: 'words', words: '9506000134352' }],
    ['an EAN', '9506000134352', { kind: 'words', words: '9506000134352' }],
    ['a UPC with the zero of an EAN before it', '0012345678905', { kind: 'words', words: '012345678905' }],
    ['a GS1 code with batch and date', '0109506000134352172611241012AB', { kind: 'words', words: '9506000134352' }],
    ['the same as it is written', '(01)09506000134352(10)12AB', { kind: 'words', words: '9506000134352' }],
    ['a number whose last digit is wrong', '9506000134353', { kind: 'words', words: '9506000134353' }],
    ['a number of the organisation', ' SOL-0042 ', { kind: 'words', words: 'SOL-0042' }],
    ['a CAS number', '67-64-1', { kind: 'words', words: '67-64-1' }],
    ['a network', 'WIFI:S:plant;T:WPA;P:secret;;', { kind: 'unknown' }],
    ['a program', 'javascript:alert(1)', { kind: 'unknown' }],
    ['a contact of several lines', 'BEGIN:VCARD\nFN:Zoé', { kind: 'unknown' }],
    ['nothing', '   ', { kind: 'unknown' }],
    ['a broken address', 'https://', { kind: 'unknown' }],
  ] as const)('that is %s leads where it should', (_, code, meaning) => {
    expect(meaningOfCode(code, host)).toEqual(meaning);
  });

  test('never leads to an address that is not ours, and never to words that cannot be searched', () => {
    const parts = fc.constantFrom(
      'https://',
      'http:',
      '//',
      host,
      '/e/',
      '/sds-details/isn/',
      '@',
      '\\',
      '1',
      'x.example',
      '\n',
      '..',
      '%2f',
      '(01)',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(parts, { maxLength: 8 }).map((some) => some.join('')),
        ),
        (code) => {
          const meaning = meaningOfCode(code, host);
          if (meaning.kind === 'poster') expect(meaning.path).toMatch(/^\/e\/[\w-]+\/?$/);
          if (meaning.kind !== 'words') return;
          expect(meaning.words.length).toBeGreaterThan(0);
          expect(meaning.words.length).toBeLessThanOrEqual(maxKeywordLength);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
