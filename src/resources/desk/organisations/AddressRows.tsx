import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { type ClipboardEvent, useEffect, useId, useRef } from 'react';
import { useFieldInput } from '#src/admin/use-field-input.ts';
import { useInnerFaults } from '#src/admin/use-inner-faults.ts';
import { useText } from '#src/i18n/use-text.ts';
import { RowInput } from './RowInput.tsx';
import { organisationText } from './texts.ts';

const none: readonly string[] = [];

/** Ranges of addresses, one a row; lines that are pasted become rows. */
export const AddressRows = () => {
  const text = useText();
  const id = useId();
  const { value, onChange } = useFieldInput({ source: 'allowed_addresses', defaultValue: none }).input;
  const addresses = (value ?? none) as readonly string[];
  const { faults, clear, clearAll } = useInnerFaults('allowed_addresses');
  const toFocus = useRef<string>(undefined);
  useEffect(() => {
    if (toFocus.current) document.getElementById(toFocus.current)?.focus();
    toFocus.current = undefined;
  });
  const renumber = (changed: readonly string[], focused: string) => {
    toFocus.current = focused;
    clearAll();
    onChange(changed);
  };
  const addAfter = (index: number) => renumber(addresses.toSpliced(index + 1, 0, ''), `${id}-${index + 1}`);
  const paste = (event: ClipboardEvent, index: number) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/[\s,;]+/)
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    renumber(addresses.toSpliced(index, addresses[index] ? 0 : 1, ...lines), `${id}-${index + lines.length - 1}`);
  };
  return (
    <Box role="group" aria-labelledby={`${id}-name`} aria-describedby={`${id}-hint`}>
      <Typography id={`${id}-name`} variant="h3">
        {text(organisationText('addresses'))}
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {text(organisationText('addressesHint'))}
      </Typography>
      {addresses.map((address, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and their inputs hold no state
        <Box key={index} sx={{ display: 'flex', alignItems: 'start', gap: 2, mb: 2 }}>
          <RowInput
            id={`${id}-${index}`}
            label={text(organisationText('address'), { number: index + 1 })}
            placeholder="203.0.113.0/24"
            value={address}
            maxLength={64}
            error={faults[index]}
            onPaste={(event) => paste(event, index)}
            onChange={(typed) => {
              clear(String(index));
              onChange(addresses.with(index, typed));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addAfter(index);
            }}
          />
          <IconButton
            aria-label={text(organisationText('removeAddress'), { number: index + 1 })}
            onClick={() =>
              renumber(
                addresses.toSpliced(index, 1),
                addresses.length > 1 ? `${id}-${Math.min(index, addresses.length - 2)}` : `${id}-add`,
              )
            }
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button id={`${id}-add`} startIcon={<Add />} onClick={() => addAfter(addresses.length - 1)} sx={{ ml: -3 }}>
        {text(organisationText('addAddress'))}
      </Button>
    </Box>
  );
};
