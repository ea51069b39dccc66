import Close from '@mui/icons-material/Close';
import { Box, FormControl, FormHelperText, FormLabel, OutlinedInput } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { maxRecipients } from '#contract/limits.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import type { AddressesState } from './use-addresses.ts';

interface Props {
  readonly state: AddressesState;
  /** The server's fault for one of them. */
  readonly error: string | undefined;
}

/** Several addresses in one field: each becomes a chip with Enter, a comma or by being pasted. */
export const AddressField = ({ state, error: refusal }: Props) => {
  const { emails, draft, take, type, remove } = state;
  const text = useText();
  const countText = useCountText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const error = state.error ?? refusal;

  const onKeyDown = (event: KeyboardEvent) => {
    const last = emails.at(-1);
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (draft.trim()) take();
    } else if (event.key === 'Backspace' && draft === '' && last) remove(last);
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text').trim();
    // A single address may be part of one that is being typed.
    if (!/[\s,;<]/.test(pasted)) return;
    event.preventDefault();
    take(`${draft} ${pasted}`);
  };
  return (
    <FormControl error={error !== undefined} fullWidth>
      <FormLabel htmlFor={id}>{text('documents.binder.emails')}</FormLabel>
      <OutlinedInput
        id={id}
        inputRef={input}
        size="small"
        type="text"
        inputMode="email"
        autoComplete="off"
        value={draft}
        onChange={({ target }) => (/[,;]/.test(target.value) ? take(target.value) : type(target.value))}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        startAdornment={
          emails.length > 0 && (
            <Box component="ul" aria-label={text('documents.binder.addresses')} sx={{ display: 'contents' }}>
              {emails.map((address) => (
                <AddressChip
                  key={address}
                  address={address}
                  onRemove={() => {
                    remove(address);
                    input.current?.focus();
                  }}
                />
              ))}
            </Box>
          )
        }
        sx={{
          flexWrap: 'wrap',
          gap: 1,
          p: 1,
          '& input': { flex: '1 1 180px', width: 'auto', minWidth: 0, p: '4px 6px' },
        }}
        slotProps={{ input: { 'aria-describedby': error ? `${id}-error ${id}-hint` : `${id}-hint` } }}
      />
      <span role="status" className="visually-hidden">
        {countText('documents.binder.addressCount', emails.length)}
      </span>
      {error && <FieldError id={`${id}-error`} error={error} />}
      <FormHelperText id={`${id}-hint`} error={false}>
        {text('documents.binder.emailsHint', { max: maxRecipients })}
      </FormHelperText>
    </FormControl>
  );
};

interface AddressChipProps {
  readonly address: string;
  readonly onRemove: () => void;
}

/** An address that was taken, and the button that takes it away. */
const AddressChip = ({ address, onRemove }: AddressChipProps) => {
  const text = useText();
  return (
    <Chip>
      <span>{address}</span>
      <button type="button" onClick={onRemove} aria-label={text('documents.binder.remove', { address })}>
        <Close aria-hidden sx={{ fontSize: 16 }} />
      </button>
    </Chip>
  );
};

const Chip = styled('li')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minHeight: 28,
  paddingInlineStart: 10,
  borderRadius: 14,
  background: tokens.sunken,
  fontSize: '0.8125rem',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& button': {
    all: 'unset',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 28,
    height: 28,
    cursor: 'pointer',
    borderRadius: 14,
    '&:hover': { background: tokens.rowSelected },
    '&:focus-visible': { outline: `2px solid ${tokens.accent}`, outlineOffset: -2 },
  },
  '@media (pointer: coarse)': { minHeight: 40, borderRadius: 20, '& button': { width: 40, height: 40 } },
}));
