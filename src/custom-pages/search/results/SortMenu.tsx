import SwapVert from '@mui/icons-material/SwapVert';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { isCustomField } from '#src/providers/custom-field-label.ts';
import { useSearch } from '../state/use-search.ts';
import { useColumns } from './use-columns.ts';

const own = [
  { field: 'product', order: 'ASC', label: 'search.sorts.productAsc' },
  { field: 'product', order: 'DESC', label: 'search.sorts.productDesc' },
  { field: 'manufacturer', order: 'ASC', label: 'search.sorts.manufacturerAsc' },
  { field: 'manufacturer', order: 'DESC', label: 'search.sorts.manufacturerDesc' },
  { field: 'language', order: 'ASC', label: 'search.sorts.languageAsc' },
  { field: 'language', order: 'DESC', label: 'search.sorts.languageDesc' },
] as const;

/** The order of the cards on a phone. */
export const SortMenu = () => {
  const text = useText();
  const { sort, setSort } = useSearch();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const custom = useColumns().flatMap(({ name, title }) =>
    isCustomField(name)
      ? [
          { field: name, order: 'ASC' as const, label: text('tools.sorts.customAsc', { name: title }) },
          { field: name, order: 'DESC' as const, label: text('tools.sorts.customDesc', { name: title }) },
        ]
      : [],
  );
  const choices = [...own.map((choice) => ({ ...choice, label: text(choice.label) })), ...custom];
  const current = choices.find(({ field, order }) => field === sort.field && order === sort.order) ?? choices[0];
  return (
    <>
      <Button
        size="small"
        startIcon={<SwapVert fontSize="small" />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        sx={{ ml: 'auto', color: 'text.primary', fontWeight: 400 }}
      >
        {current?.label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map((choice) => (
          <MenuItem
            key={choice.label}
            selected={choice === current}
            onClick={() => {
              setAnchor(null);
              setSort({ field: choice.field, order: choice.order });
            }}
          >
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
