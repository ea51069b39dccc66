import { Box, OutlinedInput } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useSearch } from '../state/use-search.ts';

/** Goes to a page by its number; a number that is no page is cleared, and what is no whole number leads nowhere. Specification 2 §5. */
export const GoToPage = ({ pageCount }: { pageCount: number }) => {
  const text = useText();
  const { setPage } = useSearch();
  const [value, setValue] = useState('');
  const id = useId();
  // What is no number yet, like a minus sign, stays: cleared, it would make another number of the digits that follow.
  const change = (typed: string) => setValue(Number(typed) <= 0 || Number(typed) > pageCount ? '' : typed);
  const isWhole = /^\d*$/.test(value.trim());
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) return;
    if (value) setPage(Number(value));
    setValue('');
  };
  return (
    <Box component="form" onSubmit={go} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box component="label" htmlFor={id} sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {text('search.goToPage')}
      </Box>
      <OutlinedInput
        id={id}
        size="small"
        value={value}
        error={!isWhole}
        onChange={(event) => change(event.target.value)}
        inputProps={{ inputMode: 'numeric', enterKeyHint: 'go' }}
        sx={{ width: 56, height: { xs: 40, md: 32 } }}
      />
    </Box>
  );
};
