import { Box } from '@mui/material';
import type { Place } from '#contract/reading/sheet-reading.ts';

export type MarkKind = 'found' | 'inFocus' | 'match' | 'currentMatch';

/** Places that are marked in one way. */
export interface MarkSet {
  readonly kind: MarkKind;
  readonly places: readonly Place[];
}

/** The paper is white whatever the theme. */
const styles: Record<MarkKind, object> = {
  found: { bgcolor: 'rgba(11, 102, 99, .13)' },
  inFocus: { bgcolor: 'rgba(11, 102, 99, .22)', outline: '2px solid #0B6663' },
  match: { bgcolor: 'rgba(255, 190, 60, .45)' },
  currentMatch: { bgcolor: 'rgba(255, 160, 0, .6)', outline: '2px solid #7A4B00' },
};

interface Props {
  readonly page: number;
  readonly marks: readonly MarkSet[];
  readonly scale: number;
}

/** What is marked on a page. */
export const Marks = ({ page, marks, scale }: Props) => (
  <>
    {marks.flatMap(({ kind, places }) =>
      places
        .filter((place) => place.page === page)
        .map(({ x, y, width, height }) => (
          <Box
            key={`${kind} ${x} ${y} ${width}`}
            aria-hidden
            data-mark={kind}
            style={{ left: x * scale - 2, top: y * scale - 1, width: width * scale + 4, height: height * scale + 2 }}
            sx={{
              position: 'absolute',
              borderRadius: '4px',
              mixBlendMode: 'multiply',
              pointerEvents: 'none',
              ...styles[kind],
            }}
          />
        )),
    )}
  </>
);
