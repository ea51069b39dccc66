import { Box, MenuItem, OutlinedInput, Select } from '@mui/material';
import { type FormEvent, memo, useId, useState } from 'react';
import { pageSizes } from '#contract/limits.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PageNumbers } from '#src/ui/PageNumbers.tsx';
import { type Search, useSearch } from '../state/use-search.ts';

/** Which rows are shown, the pages (only when there are more than one), and how many rows a page has. */
export default function ResultsFooter({ isPhone }: { isPhone: boolean }) {
  const text = useText();
  const language = useLanguage();
  const { page, perPage, total = 0, data = [], setPage, setPerPage } = useSearch();
  const pageCount = Math.ceil(total / perPage);
  const number = (value: number) => formatNumber(value, language);
  const first = (page - 1) * perPage + 1;
  const summary =
    pageCount > 1
      ? text('search.showing', { from: number(first), to: number(first + data.length - 1), total: number(total) })
      : text('search.showingAll', { total: number(total) });
  return (
    <div className="results-footer">
      <p>{summary}</p>
      {pageCount > 1 && (
        <>
          <Pages page={page} pageCount={pageCount} isBrief={isPhone} onChange={setPage} />
          <GoToPage pageCount={pageCount} onChange={setPage} />
        </>
      )}
      <PerPage perPage={perPage} onChange={setPerPage} />
    </div>
  );
}

/** Goes to a page by its number; a number that is no page is cleared, and what is no whole number leads nowhere. S2.5-05. */
const GoToPage = memo(({ pageCount, onChange }: { pageCount: number; onChange: Search['setPage'] }) => {
  const text = useText();
  const [value, setValue] = useState('');
  const id = useId();
  // What is no number yet, like a minus sign, stays: cleared, it would make another number of the digits that follow.
  const change = (typed: string) => setValue(Number(typed) <= 0 || Number(typed) > pageCount ? '' : typed);
  const isWhole = /^\d*$/.test(value.trim());
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) return;
    if (value) onChange(Number(value));
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
});

interface Props {
  readonly page: number;
  readonly pageCount: number;
  readonly isBrief: boolean;
  readonly onChange: Search['setPage'];
}

/** Previous, numbered pages with three around the current one, next. S2.9-02. */
const Pages = memo(({ page, pageCount, isBrief, onChange }: Props) => {
  const text = useText();
  return (
    <PageNumbers
      page={page}
      count={pageCount}
      siblingCount={isBrief ? 0 : 1}
      size={isBrief ? 'medium' : 'small'}
      color="primary"
      onChange={(_, next) => onChange(next)}
      aria-label={text('search.pages')}
    />
  );
});

const PerPage = memo(({ perPage, onChange }: { perPage: number; onChange: Search['setPerPage'] }) => {
  const text = useText();
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box component="span" id={id} sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {text('search.perPage')}
      </Box>
      <Select
        size="small"
        value={perPage}
        onChange={(event) => onChange(Number(event.target.value))}
        SelectDisplayProps={{ 'aria-labelledby': id }}
        sx={{ height: { xs: 40, md: 32 }, fontSize: '0.8125rem' }}
      >
        {pageSizes.map((size) => (
          <MenuItem key={size} value={size} dense>
            {size}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
});
