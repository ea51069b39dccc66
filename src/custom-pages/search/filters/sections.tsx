import { Box, Button, Checkbox, InputBase, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import {
  type Facet,
  type FacetName,
  type FacetWith,
  facetNames,
  facetOf,
  type SectionName,
} from '#contract/search/facets.ts';
import { attentionStandings, type SheetStanding } from '#contract/sheets/standing.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useFacetList } from '../state/use-facet-list.ts';
import { type Search, useSearch } from '../state/use-search.ts';
import { useValueLabel } from '../state/use-value-label.ts';
import { ChoiceRows } from './ChoiceRows.tsx';
import { FilterRow } from './FilterRow.tsx';
import { LocationTree } from './LocationTree.tsx';
import { PictogramChoice } from './PictogramChoice.tsx';

/** Entries from which on it pays to look for one by its letters. */
const searchableFrom = 10;

/** A list too long to show: ten at a time, and a box to find a value by some of its letters. */
const LongList = ({ name }: { name: FacetWith<'list'> }) => {
  const text = useText();
  const { entries, names, hasMore, isLoading, contains, setContains, loadMore } = useFacetList(name);
  const labelOf = (value: string) => (names[value] ? `${value} ${names[value]}` : value);
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(entries.length);
  const wantsMore = useRef(false);
  // Load more hands the focus to the first of the entries that came.
  useEffect(() => {
    if (wantsMore.current && entries.length > shown.current) {
      list.current?.querySelectorAll('input')[shown.current]?.focus();
      wantsMore.current = false;
    }
    shown.current = entries.length;
  }, [entries.length]);
  const isSearchable = contains !== '' || hasMore || entries.length >= searchableFrom;
  const section = text(`search.sections.${name}`);
  return (
    <Box aria-busy={isLoading}>
      {isSearchable && (
        <InputBase
          value={contains}
          onChange={(event) => setContains(event.target.value)}
          placeholder={text('search.findIn')}
          inputProps={{ 'aria-label': `${text('search.findIn')}, ${section}`, maxLength: 100 }}
          sx={({ tokens }) => ({
            width: '100%',
            height: 32,
            mb: 1,
            px: 2,
            fontSize: '0.8125rem',
            border: 1,
            borderColor: tokens.field,
            borderRadius: '7px',
            '&.Mui-focused': { outline: `2px solid ${tokens.accent}`, outlineOffset: -1 },
            '@media (pointer: coarse)': { height: 44, fontSize: '1rem' },
          })}
        />
      )}
      <ChoiceRows ref={list} name={name} label={section} entries={entries} labelOf={labelOf} />
      {entries.length === 0 && !isLoading && (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 1 }}>
          {text('search.nothingInList')}
        </Typography>
      )}
      {hasMore && (
        <Button
          size="small"
          onClick={() => {
            wantsMore.current = true;
            loadMore();
          }}
          sx={{ mt: 1 }}
        >
          {text('search.loadMore')}
        </Button>
      )}
    </Box>
  );
};

const none: readonly string[] = [];

/** Several formats may be ticked; they take effect together, with Apply. S2.4-20. */
const FormatChoice = () => {
  const text = useText();
  const labelOf = useValueLabel();
  const { facets, filters, setFacet } = useSearch();
  const applied = filters.format ?? none;
  const [ticked, setTicked] = useState<readonly string[]>(applied);
  useEffect(() => setTicked(applied), [applied]);

  const entries = facets.format ?? [];
  const isChanged = ticked.length !== applied.length || ticked.some((value) => !applied.includes(value));
  const toggle = (value: string) =>
    setTicked(ticked.includes(value) ? ticked.filter((one) => one !== value) : [...ticked, value]);
  return (
    <Box>
      <Box role="group" aria-label={text('search.sections.format')}>
        {entries.map(({ value, count }) => (
          <FilterRow
            key={value}
            label={labelOf('format', value)}
            count={count}
            isChosen={ticked.includes(value)}
            control={<Checkbox size="small" checked={ticked.includes(value)} onChange={() => toggle(value)} />}
          />
        ))}
      </Box>
      <Button
        size="small"
        variant={isChanged ? 'contained' : 'outlined'}
        // Not `disabled`, which would throw the focus away as soon as it was pressed.
        aria-disabled={!isChanged}
        onClick={() => isChanged && setFacet('format', ticked)}
        sx={{ mt: 2 }}
      >
        {text('search.apply')}
      </Button>
    </Box>
  );
};

/** The date picker is heavy and seldom used: it comes when its section is opened. */
const DateRange = lazy(() => import('./DateRange.tsx'));

export interface Section {
  readonly name: SectionName;
  readonly render: () => ReactNode;
  /** Whether there is anything to choose from, or something chosen. */
  readonly hasData: (search: Search) => boolean;
  /** Open when the page is first seen. */
  readonly isOpenAtFirst?: true;
}

const hasEntries =
  (name: Exclude<SectionName, 'modified'>) =>
  ({ facets, filters }: Search) =>
    (facets[name]?.length ?? 0) > 0 || filters[name] !== undefined;

export const needsAttention = (status: string): boolean => attentionStandings.includes(status as SheetStanding);

/** The sections whose control is their own; one that a facet declares and nobody makes is a type error. */
const ownSections: Readonly<Record<FacetWith<'own'>, Omit<Section, 'isOpenAtFirst'>>> = {
  location: { name: 'location', render: () => <LocationTree />, hasData: hasEntries('location') },
  month: {
    name: 'modified',
    render: () => <DateRange />,
    hasData: ({ facets, filters }) => (facets.month?.length ?? 0) > 0 || filters.modified !== undefined,
  },
  status: {
    name: 'status',
    render: () => <ChoiceList name="status" isListed={needsAttention} />,
    hasData: ({ facets, filters }) =>
      filters.status !== undefined || (facets.status ?? []).some(({ value }) => needsAttention(value)),
  },
  format: { name: 'format', render: () => <FormatChoice />, hasData: hasEntries('format') },
  pictogram: { name: 'pictogram', render: () => <PictogramChoice />, hasData: hasEntries('pictogram') },
};

const sectionOf = (name: FacetName): Omit<Section, 'isOpenAtFirst'> => {
  if (hasControl(name, 'choices')) return { name, render: () => <ChoiceList name={name} />, hasData: hasEntries(name) };
  if (hasControl(name, 'list')) return { name, render: () => <LongList name={name} />, hasData: hasEntries(name) };
  return ownSections[name as FacetWith<'own'>];
};

const hasControl = <Control extends Facet['control']>(name: FacetName, control: Control): name is FacetWith<Control> =>
  facetOf(name).control === control;

/** The filter sections in their order; each appears only if it has data. */
export const sections: readonly Section[] = facetNames.map((name) => {
  const { isOpenAtFirst } = facetOf(name);
  return { ...sectionOf(name), ...(isOpenAtFirst && { isOpenAtFirst }) };
});

interface Props {
  readonly name: FacetWith<'choices'> | 'status';
  /** Values to offer; all of them when left out. */
  readonly isListed?: (value: string) => boolean;
}

/** A short list of which one value may be chosen; choosing it again lets it go. */
const ChoiceList = ({ name, isListed = () => true }: Props) => {
  const text = useText();
  const labelOf = useValueLabel();
  const { facets, filters } = useSearch();
  const chosen = filters[name]?.[0];
  // A sheet may stand in several ways at once: beside the chosen one, the counts of the others would be those of both.
  const entries = (facets[name] ?? []).filter(({ value }) => isListed(value) && (!chosen || value === chosen));
  const all =
    chosen && !entries.some(({ value }) => value === chosen) ? [{ value: chosen, count: 0 }, ...entries] : entries;
  return (
    <ChoiceRows
      name={name}
      label={text(`search.sections.${name}`)}
      entries={all}
      labelOf={(value) => labelOf(name, value)}
    />
  );
};
