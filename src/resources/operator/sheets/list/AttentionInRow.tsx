import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { Box, Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AttentionKind } from '#contract/sheets/attention.ts';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { useAttentionMessages } from '../attention/messages.ts';
import { type Offer, useAttentionActions } from '../attention/use-attention-actions.tsx';
import type { ListedSheet } from '../sheet.ts';

/** What empties the list that one looks at, in the row: the usual as a button, the rest in a menu. */
export default function AttentionInRow({ record }: { record: RaRecord }) {
  const sheet = record as ListedSheet;
  const messages = useAttentionMessages();
  const { filterValues } = useListContext();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const asked = filterValues.attention as AttentionKind | undefined;
  const kinds = asked && sheet.attention.includes(asked) ? [asked] : sheet.attention;
  const { offers, isSending, dialog } = useAttentionActions(sheet, kinds);
  const [first, ...others] = offers;
  if (!first) return null;
  const nameOf = ({ label }: Offer) => messages.of(label, sheet.product_name);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {first.to ? (
        <Button size="small" variant="outlined" component={Link} to={first.to} aria-label={nameOf(first)}>
          {first.label}
        </Button>
      ) : (
        <SendingButton
          size="small"
          variant="outlined"
          isSending={isSending}
          onClick={first.act}
          aria-label={nameOf(first)}
        >
          {first.label}
        </SendingButton>
      )}
      {others.length > 0 && (
        <Button
          size="small"
          endIcon={<ArrowDropDown />}
          aria-haspopup="menu"
          aria-expanded={menu !== null}
          aria-label={messages.of(messages.more, sheet.product_name)}
          onClick={({ currentTarget }) => setMenu(currentTarget)}
        >
          {messages.more}
        </Button>
      )}
      <Menu open={menu !== null} anchorEl={menu} onClose={() => setMenu(null)}>
        {others.map(({ key, label, to, act }) => (
          <MenuItem
            key={key}
            {...(to && { component: Link, to })}
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
    </Box>
  );
}
