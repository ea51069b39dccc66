import { describe, expect, it } from 'vitest';
import { keepEnds, layPieces, type Piece } from '#server/domains/documents/sheet-pdf/pieces.ts';

/** Lays pieces on pages of 100 points and gives the names that came onto each. */
const pagesOf = (pieces: readonly (readonly [name: string, height: number, staysWithNext?: boolean])[]) => {
  const pages: string[][] = [[]];
  layPieces(
    pieces.map(([name, height, staysWithNext]) => toPiece(name, height, staysWithNext, pages)),
    {
      top: 0,
      bottom: 100,
      nextPage: () => {
        pages.push([]);
        return 0;
      },
    },
  );
  return pages;
};

const toPiece = (name: string, height: number, staysWithNext = false, pages: string[][]): Piece => ({
  height,
  staysWithNext,
  draw: (y) => {
    expect(y + height).toBeLessThanOrEqual(100);
    pages.at(-1)!.push(name);
  },
});

describe('layPieces', () => {
  it('starts a page before what does not fit', () => {
    expect(
      pagesOf([
        ['a', 60],
        ['b', 40],
        ['c', 1],
      ]),
    ).toEqual([['a', 'b'], ['c']]);
  });

  it('takes a bar and a heading along with what follows them', () => {
    expect(
      pagesOf([
        ['text', 50],
        ['bar', 20, true],
        ['heading', 20, true],
        ['row', 20],
      ]),
    ).toEqual([['text'], ['bar', 'heading', 'row']]);
  });
});

describe('keepEnds', () => {
  const stays = (count: number) =>
    keepEnds(Array.from({ length: count }, () => ({ height: 1, draw: () => {} }))).map(
      ({ staysWithNext }) => staysWithNext ?? false,
    );

  it('leaves neither the first row nor the last alone', () => {
    expect(stays(4)).toEqual([true, false, true, false]);
    expect(stays(2)).toEqual([true, false]);
    expect(stays(1)).toEqual([false]);
  });
});
