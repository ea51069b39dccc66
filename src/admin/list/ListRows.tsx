import { Box, useMediaQuery } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { ResourceColumn } from '../columns-of.ts';
import type { Resource } from '../define-resource.ts';
import { ListCards } from './ListCards.tsx';
import { ListTable } from './ListTable.tsx';

interface Props {
  readonly resource: Resource;
  readonly columns: readonly ResourceColumn[];
  readonly isSelectable: boolean;
}

/** The records: a table where it has the room it needs, cards otherwise, and on phones always. */
export const ListRows = (props: Props) => {
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const { room, hasRoom } = useHasRoom(isPhone);
  const Rows = isPhone || !hasRoom ? ListCards : ListTable;
  return (
    <Box ref={room}>
      <Rows {...props} />
    </Box>
  );
};

/** Whether the table fits. How wide it must be depends on its words, so it is measured, and once too wide its width is remembered. */
const useHasRoom = (isPhone: boolean) => {
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const [needed, setNeeded] = useState(0);
  const hasRoom = width >= needed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table, or none, stands there when these change
  useEffect(() => {
    const outer = room.current;
    if (!outer) return;
    const table = outer.querySelector('table');
    const observer = new ResizeObserver(() => {
      setWidth(outer.clientWidth);
      if (table && table.offsetWidth > outer.clientWidth) setNeeded(table.offsetWidth);
    });
    observer.observe(outer);
    if (table) observer.observe(table);
    return () => observer.disconnect();
  }, [isPhone, hasRoom]);
  return { room, hasRoom };
};
