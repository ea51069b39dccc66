/** What is laid out without a break: a bar, a heading, a paragraph, a row. */
export interface Piece {
  /** In points, what follows it included. */
  readonly height: number;
  /** Never the last on its page. */
  readonly staysWithNext?: boolean;
  readonly draw: (y: number) => void;
}

/** Draws pieces one under the other, and starts a page before what would not fit together with what it stays with. */
export const layPieces = (
  pieces: readonly Piece[],
  { top, bottom, nextPage }: { top: number; bottom: number; nextPage: () => number },
): void => {
  let y = top;
  pieces.forEach((piece, index) => {
    const follows = pieces[index - 1]?.staysWithNext;
    if (!follows && y + heightTogether(pieces, index) > bottom) y = nextPage();
    piece.draw(y);
    y += piece.height;
  });
};

/** The pieces of a list, of which the first and the last are never alone on a page. */
export const keepEnds = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) =>
    pieces.length > 1 && (index === 0 || index === pieces.length - 2) ? { ...piece, staysWithNext: true } : piece,
  );

const heightTogether = (pieces: readonly Piece[], index: number): number => {
  const piece = pieces[index];
  if (!piece) return 0;
  return piece.height + (piece.staysWithNext ? heightTogether(pieces, index + 1) : 0);
};
