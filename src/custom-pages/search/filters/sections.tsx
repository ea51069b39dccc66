import type { ReactNode } from 'react';
import {
  type ChosenFacet,
  type Facet,
  type FacetName,
  type FacetWith,
  facetOf,
  filterSections,
  type SectionName,
} from '#contract/search/facets.ts';
import { type DayField, isDayField } from '#contract/search/fields.ts';
import { attentionStatuses, type EffectiveStatus } from '#contract/sheets/effective-status.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { useText } from '#src/i18n/use-text.ts';
import { type Search, useSearch } from '../state/use-search.ts';
import { useValueLabel } from '../state/use-value-label.ts';
import { ChoiceRows, withChosen } from './ChoiceRows.tsx';
import { LocationTree } from './LocationTree.tsx';
import { PictogramChoice } from './PictogramChoice.tsx';

/** The date picker is heavy and seldom used: it comes when its section is opened. */
const DateRange = lazy(() => import('./DateRange.tsx'));
const LongList = lazy(() => import('./LongList.tsx'));
const FormatChoice = lazy(() => import('./FormatChoice.tsx'));

interface Props {
  readonly name: FacetWith<'choices'> | 'status';
  /** Values to offer; all of them when left out. */
  readonly isListed?: (value: string) => boolean;
}

/** A short list of which one value may be chosen: one click changes over to another. */
const ChoiceList = ({ name, isListed = () => true }: Props) => {
  const text = useText();
  const labelOf = useValueLabel();
  const { facets, filters, total = 0 } = useSearch();
  const entries = (facets[name] ?? []).filter(({ value }) => isListed(value));
  return (
    <ChoiceRows
      name={name}
      label={text(`search.sections.${name}`)}
      entries={withChosen(entries, { chosen: filters[name]?.[0], total })}
      labelOf={(value) => labelOf(name, value)}
    />
  );
};

export interface Section {
  readonly name: SectionName;
  /** One element for good: a section is drawn anew by what it reads of the search, not by the panel around it. */
  readonly content: ReactNode;
  /** Whether there is anything to choose from, or something chosen. */
  readonly hasData: (search: Search) => boolean;
  /** Open when the page is first seen. */
  readonly isOpenAtFirst?: true;
}

const hasEntries =
  (name: ChosenFacet) =>
  ({ facets, filters }: Search) =>
    (facets[name]?.length ?? 0) > 0 || filters[name] !== undefined;

export const needsAttention = (status: string): boolean => attentionStatuses.includes(status as EffectiveStatus);

/** The sections whose control is their own; one that a facet declares and nobody makes is a type error. */
const ownSections: Readonly<Record<Exclude<FacetWith<'own'>, 'month'> | DayField, Omit<Section, 'isOpenAtFirst'>>> = {
  location: { name: 'location', content: <LocationTree />, hasData: hasEntries('location') },
  modified: {
    name: 'modified',
    content: <DateRange name="modified" />,
    hasData: ({ facets, filters }) => (facets.month?.length ?? 0) > 0 || filters.modified !== undefined,
  },
  sheetDate: {
    name: 'sheetDate',
    content: <DateRange name="sheetDate" />,
    hasData: ({ total = 0, filters }) => total > 0 || filters.sheetDate !== undefined,
  },
  status: {
    name: 'status',
    content: <ChoiceList name="status" isListed={needsAttention} />,
    hasData: ({ facets, filters }) =>
      filters.status !== undefined || (facets.status ?? []).some(({ value }) => needsAttention(value)),
  },
  format: { name: 'format', content: <FormatChoice />, hasData: hasEntries('format') },
  pictogram: { name: 'pictogram', content: <PictogramChoice />, hasData: hasEntries('pictogram') },
};

const sectionOf = (name: SectionName): Omit<Section, 'isOpenAtFirst'> => {
  if (isDayField(name)) return ownSections[name];
  if (hasControl(name, 'choices')) return { name, content: <ChoiceList name={name} />, hasData: hasEntries(name) };
  if (hasControl(name, 'list')) return { name, content: <LongList name={name} />, hasData: hasEntries(name) };
  return ownSections[name as keyof typeof ownSections];
};

const hasControl = <Control extends Facet['control']>(name: FacetName, control: Control): name is FacetWith<Control> =>
  facetOf(name).control === control;

/** The filter sections in their order; each appears only if it has data. */
export const sections: readonly Section[] = filterSections.map((name) => {
  const isOpenAtFirst = !isDayField(name) && facetOf(name).isOpenAtFirst;
  return { ...sectionOf(name), ...(isOpenAtFirst && { isOpenAtFirst }) };
});
