import { Box, FormControl, FormHelperText, FormLabel, OutlinedInput } from '@mui/material';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { maxRecipients } from '#contract/limits.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { AddressChip } from './AddressChip.tsx';
import type { AddressesState } from './use-addresses.ts';

interface Props {
  readonly state: AddressesState;
  /** What the server says of one of them. */
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
