import SwapVert from '@mui/icons-material/SwapVert';
import { Button, Menu, MenuItem, Typography } from '@mui/material';
import { memo, useState } from 'react';
import { isCustomField } from '#contract/search/custom-field-label.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { FilterChips } from '../chips/FilterChips.tsx';
import { useSearch } from '../state/use-search.ts';
import { Toolbar } from '../tools/Toolbar.tsx';
import { focusResults, resultsHeadingId } from './focus-results.ts';
import { InsteadNotice } from './InsteadNotice.tsx';
import { NamesMeant } from './NamesMeant.tsx';
import { useColumns } from './use-columns.tsx';
import { useInsteadText } from './use-instead-text.ts';

const own = [
  { field: 'product', direction: 'asc', label: 'search.sorts.productAsc' },
  { field: 'product', direction: 'desc', label: 'search.sorts.productDesc' },
  { field: 'manufacturer', direction: 'asc', label: 'search.sorts.manufacturerAsc' },
  { field: 'manufacturer', direction: 'desc', label: 'search.sorts.manufacturerDesc' },
  { field: 'language', direction: 'asc', label: 'search.sorts.languageAsc' },
  { field: 'language', direction: 'desc', label: 'search.sorts.languageDesc' },
  { field: 'sheetDate', direction: 'desc', label: 'search.sorts.sheetDateDesc' },
  { field: 'sheetDate', direction: 'asc', label: 'search.sorts.sheetDateAsc' },
] as const;

/** The order of the cards on a phone. */
const SortMenu = () => {
  const text = useText();
  const { sort, setSort, filters } = useSearch();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const custom = useColumns().flatMap(({ name, title }) =>
    isCustomField(name)
      ? [
          { order: { field: name, direction: 'asc' as const }, label: text('tools.sorts.customAsc', { name: title }) },
          {
            order: { field: name, direction: 'desc' as const },
            label: text('tools.sorts.customDesc', { name: title }),
          },
        ]
      : [],
  );
  const sorts = [...own.map(({ label, ...order }) => ({ order, label: text(label) })), ...custom];
  // Nothing fits better than another where no word is looked for.
  const choices = filters.keyword ? [{ order: undefined, label: text('search.sorts.fit') }, ...sorts] : sorts;
  const current =
    choices.find(({ order }) => order?.field === sort?.field && order?.direction === sort?.direction) ?? choices[0];
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
              setSort(choice.order);
            }}
          >
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

interface Props {
  readonly isWide: boolean;
  readonly isPhone: boolean;
}

/** How many sheets, of how many; the chips on a wide window; the order on a phone, where there are no columns to click. */
export const ResultsHead = ({ isWide, isPhone }: Props) => {
  const text = useText();
  const countText = useCountText();
  const language = useLanguage();
  const { total = 0, collectionSize, activeCount, instead, meant } = useSearch();
  return (
    <div className="results-head">
      <div className="results-line">
        <Count words={countText('search.count', total)} />
        {total < collectionSize && (
          <span className="results-of">
            {text('search.ofTotal', { total: formatNumber(collectionSize, language) })}
          </span>
        )}
        {isPhone && <SortMenu />}
        <div className="results-tools">
          <Toolbar isPhone={isPhone} />
        </div>
      </div>
      {instead.length > 0 && <InsteadOf />}
      <NamesMeant meant={meant} />
      {isWide && activeCount > 0 && (
        <div className="results-chips">
          <FilterChips isWhole />
        </div>
      )}
    </div>
  );
};

const Count = memo(({ words }: { words: string }) => (
  <Typography
    id={resultsHeadingId}
    tabIndex={-1}
    variant="h1"
    component="h2"
    sx={{ fontSize: { xs: '0.875rem', sm: '1.375rem' } }}
  >
    {words}
  </Typography>
));

/** What was looked for in place of a keyword that no sheet has; nothing where it was looked for as it stands. */
const InsteadOf = () => {
  const said = useInsteadText();
  const { filters, setKeyword } = useSearch();
  const { keyword } = filters;
  if (said === '' || !keyword) return null;
  const searchExactly = () => {
    setKeyword({ ...keyword, isExact: true });
    focusResults();
  };
  return <InsteadNotice said={said} typed={keyword.words} onExact={searchExactly} />;
};
