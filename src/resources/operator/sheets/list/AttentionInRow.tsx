import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { AttentionKind } from '#contract/sheets/attention.ts';
import { withList } from '#src/admin/list-left.ts';
import { useAttentionMessages } from '../attention/messages.ts';
import { useAttentionActions } from '../attention/use-attention-actions.tsx';
import type { ListedSheet } from '../sheet.ts';

/** What empties the list that one looks at, or of all lists those that the sheet is in, the usual first; in the row. */
export default function AttentionInRow({ record }: { record: RaRecord }) {
  const sheet = record as ListedSheet;
  const messages = useAttentionMessages();
  const { filterValues } = useListContext();
  const { search } = useLocation();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const asked = filterValues.attention as AttentionKind | undefined;
  const kinds = asked && sheet.attention.includes(asked) ? [asked] : sheet.attention;
  const { offers, isSending, dialog } = useAttentionActions(
    sheet,
    kinds,
    Number(filterValues.organisation) || undefined,
  );
  if (offers.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        endIcon={<ArrowDropDown />}
        disabled={isSending}
        aria-haspopup="menu"
        aria-expanded={menu !== null}
        aria-label={messages.of(messages.seeToIt, sheet.product_name)}
        onClick={({ currentTarget }) => setMenu(currentTarget)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {messages.seeToIt}
      </Button>
      <Menu disablePortal open={menu !== null} anchorEl={menu} onClose={() => setMenu(null)}>
        {offers.map(({ key, label, to, act }) => (
          <MenuItem
            key={key}
            {...(to && { component: Link, to: key === 'edit' ? withList(to, search.slice(1)) : to })}
            onClick={() => {
              setMenu(null);
              act?.();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {dialog}
    </>
  );
}
