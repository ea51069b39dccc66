import type { Sheet } from '../sheet/sheet.ts';
import type { Line } from '../text/layout.ts';
import type { LaidPages, SeenPictogram } from './look.ts';

/** A section of hazards is no longer. */
const mostPages = 3;

/**
 * The pages on which the pictograms of section 2 may stand; the first where no such section is known. None that readers see turned: a symbol on
 * its side may be like another.
 */
export const pagesOfHazards = (sheet: Sheet): number[] => {
  const { first, end } = rangeOf(sheet);
  const last = end?.frame.number ?? first + 1;
  const turned = new Set(sheet.lines.flatMap(({ frame }) => (frame.turn === 0 ? [] : frame.number)));
  return Array.from({ length: Math.min(last - first + 1, mostPages) }, (_, at) => first + at).filter(
    (page) => !turned.has(page),
  );
};

/** The pages that stand upright for readers and lie turned in the file that is looked at. */
export const laidPages = ({ lines }: Sheet): LaidPages =>
  Object.fromEntries(lines.flatMap(({ frame }) => (frame.laid === undefined ? [] : [[frame.number, frame.laid]])));

/** Of what was seen on those pages, what does not stand below the section that follows. */
export const seenOfHazards = (sheet: Sheet, seen: readonly SeenPictogram[]): SeenPictogram[] => {
  const { end } = rangeOf(sheet);
  const isBelowEnd = ({ place }: SeenPictogram): boolean =>
    end !== undefined &&
    end.frame.turn === 0 &&
    (place.page > end.frame.number || (place.page === end.frame.number && place.y > end.y + end.height));
  return seen.filter((one) => !isBelowEnd(one));
};

/** The page on which section 2 begins, and the heading of the section after it. */
const rangeOf = ({ sections, lines }: Sheet): { readonly first: number; readonly end?: Line } => {
  const at = sections.findIndex(({ kind }) => kind === 'hazards');
  const first = sections[at]?.heading.frame.number ?? lines[0]?.frame.number ?? 1;
  const end = at < 0 ? undefined : sections.slice(at + 1).find(({ kind }) => kind !== 'hazards')?.heading;
  return end ? { first, end } : { first };
};
