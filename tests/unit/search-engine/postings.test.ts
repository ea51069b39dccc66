import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addPosting, createPostings, mergeBeyond } from '#lib/search-engine/columns/postings.ts';
import { positionOf, prefixRange } from '#lib/search-engine/columns/terms.ts';
import { decode, internText } from '#lib/search-engine/columns/texts.ts';

// Few letters, so that many words begin with another one.
const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'é', '漢'), minLength: 1, maxLength: 4 }));

it('keeps terms in the order of their bytes, each with its rows, however often they are merged', () => {
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), fc.nat(4), (rows, limit) => {
      const postings = createPostings();
      const rowsOfWord = new Map<string, Set<number>>();
      for (const [row, tokens] of rows.entries()) {
        for (const token of tokens) {
          addPosting(postings, internText(postings.terms, token), row, 1);
          rowsOfWord.set(token, (rowsOfWord.get(token) ?? new Set()).add(row));
        }
        mergeBeyond(postings, limit);
      }
      mergeBeyond(postings, 0);
      const { terms, sorted, starts } = postings;
      const texts = Array.from(sorted, (term) => decode(terms, term));
      expect(texts).toEqual([...rowsOfWord.keys()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
      for (const [position, term] of sorted.entries()) {
        expect(positionOf(terms, sorted, term)).toBe(position);
        const held = postings.rows.subarray(starts[position], starts[position + 1]);
        expect([...held]).toEqual([...rowsOfWord.get(texts[position]!)!]);
      }
      for (const prefix of [...texts, 'a', 'bé', 'x']) {
        const [from, to] = prefixRange(terms, sorted, prefix);
        expect(texts.slice(from, to)).toEqual(texts.filter((text) => text.startsWith(prefix)));
      }
    }),
  );
});

it('joins the fields of a term that a row holds twice', () => {
  const postings = createPostings();
  const term = internText(postings.terms, 'acid');
  addPosting(postings, term, 0, 1);
  addPosting(postings, term, 0, 4);
  mergeBeyond(postings, 0);
  expect([...postings.masks]).toEqual([5]);
});
