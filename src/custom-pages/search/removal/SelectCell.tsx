import { Checkbox } from '@mui/material';
import { Suspense } from 'react';
import { lazy } from '#src/chunks/lazy.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';
import { useRemovalMode } from './removal-mode.tsx';

/** With the long dates that it alone shows. */
export const RemovalCheckbox = lazy(() => import('./RemovalCheckbox.tsx'));

/** The cell that chooses a row. */
export const SelectCell = ({ sheet }: { sheet: Sheet }) => (
  <td data-column="select">
    <Suspense fallback={null}>
      <RemovalCheckbox key={sheet.id} sheet={sheet} />
    </Suspense>
  </td>
);

/** Chooses all rows of the page of which removal is not under way yet. */
export const SelectHead = ({ sheets }: { sheets: readonly Sheet[] }) => {
  const text = useText();
  const { selected, underWay, select } = useRemovalMode();
  const free = sheets.filter(({ id }) => !underWay.has(id));
  const count = free.filter(({ id }) => selected.has(id)).length;
  const isAll = count > 0 && count === free.length;
  return (
    <th scope="col" data-column="select">
      <Checkbox
        size="small"
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        disabled={free.length === 0}
        onChange={() => select(free, !isAll)}
        slotProps={{ input: { 'aria-label': text('removal.selectPage') } }}
      />
    </th>
  );
};
