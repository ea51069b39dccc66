import { useCallback, useMemo, useRef, useState } from 'react';
import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import type { MarkSet } from '#src/resources/operator/requests/pdf/Marks.tsx';
import type { Target } from '#src/resources/operator/requests/pdf/target.ts';
import type { SheetField } from '../values.ts';
import { hintOf, placesRead } from './hints.ts';

/** What is marked in the PDF: everything that was found, and more strongly what the field in focus comes from. */
export const usePlaces = (reading: SheetReading) => {
  const [inFocus, setFocus] = useState<SheetField>();
  const [target, setTarget] = useState<Target>();
  const shown = useRef({ field: '', index: -1 });
  const marks = useMemo<readonly MarkSet[]>(() => {
    const places = (inFocus && hintOf(reading, inFocus)?.places) ?? [];
    return [
      { kind: 'found', places: placesRead(reading).filter((place) => !places.includes(place)) },
      { kind: 'inFocus', places },
    ];
  }, [reading, inFocus]);
  const show = useCallback(
    (field: SheetField) => {
      const places = hintOf(reading, field)?.places ?? [];
      const before = shown.current.field === field ? shown.current.index : -1;
      const index = (before + 1) % Math.max(1, places.length);
      const place = places[index];
      if (!place) return;
      shown.current = { field, index };
      setFocus(field);
      setTarget({ place });
    },
    [reading],
  );
  return { marks, target, show, setFocus };
};
