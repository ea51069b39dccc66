import { Radio } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { FilterRow } from './FilterRow.tsx';

/** Lets a single choice go, with the mouse or the keyboard. */
export const AllRow = ({ name, onChoose }: { name: string; onChoose: () => void }) => {
  const text = useText();
  return (
    <FilterRow
      label={text('search.all')}
      isChosen={false}
      control={<Radio size="small" name={`filter-${name}`} checked={false} onChange={onChoose} />}
    />
  );
};
