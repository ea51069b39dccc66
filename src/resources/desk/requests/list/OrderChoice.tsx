import { FormControl, FormLabel, MenuItem, Select } from '@mui/material';
import { useId } from 'react';
import { useListContext } from 'react-admin';
import { useWords } from '../use-words.ts';

/** By date; what the heads of columns sort by besides is neither. */
export const OrderChoice = () => {
  const word = useWords();
  const id = useId();
  const { sort, setSort } = useListContext();
  const value = sort.field === 'created_at' ? sort.order : '';
  return (
    <FormControl sx={{ flex: '0 1 240px', minWidth: 160 }}>
      <FormLabel id={id}>{word('order')}</FormLabel>
      <Select
        size="small"
        labelId={id}
        value={value}
        displayEmpty
        onChange={({ target }) =>
          target.value && setSort({ field: 'created_at', order: target.value as 'ASC' | 'DESC' })
        }
      >
        {value === '' && <MenuItem value="">-</MenuItem>}
        <MenuItem value="ASC">{word('oldest')}</MenuItem>
        <MenuItem value="DESC">{word('newest')}</MenuItem>
      </Select>
    </FormControl>
  );
};
