import type { ReactNode } from 'react';
import type { SectionName } from '#contract/search/filter-sections.ts';
import { attentionStandings, type SheetStanding } from '#contract/sheets/standing.ts';
import { lazy } from '#src/chunks/lazy.ts';
import type { Search } from '../state/use-search.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import { LocationTree } from './LocationTree.tsx';
import { LongList } from './LongList.tsx';
import { PictogramChoice } from './PictogramChoice.tsx';

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

/** The filter sections in their order; each appears only if it has data. Specification 2 §2. */
export const sections: readonly Section[] = [
  { name: 'location', render: () => <LocationTree />, hasData: hasEntries('location'), isOpenAtFirst: true },
  { name: 'language', render: () => <ChoiceList name="language" />, hasData: hasEntries('language') },
  { name: 'product', render: () => <LongList name="product" />, hasData: hasEntries('product') },
  { name: 'manufacturer', render: () => <LongList name="manufacturer" />, hasData: hasEntries('manufacturer') },
  {
    name: 'modified',
    render: () => <DateRange />,
    hasData: ({ facets, filters }) => (facets.month?.length ?? 0) > 0 || filters.modified !== undefined,
  },
  {
    name: 'status',
    render: () => <ChoiceList name="status" isListed={needsAttention} />,
    hasData: ({ facets, filters }) =>
      filters.status !== undefined || (facets.status ?? []).some(({ value }) => needsAttention(value)),
    isOpenAtFirst: true,
  },
  { name: 'format', render: () => <FormatChoice />, hasData: hasEntries('format') },
  { name: 'pictogram', render: () => <PictogramChoice />, hasData: hasEntries('pictogram'), isOpenAtFirst: true },
  { name: 'hazardous', render: () => <ChoiceList name="hazardous" />, hasData: hasEntries('hazardous') },
  { name: 'cas', render: () => <LongList name="cas" />, hasData: hasEntries('cas') },
];
