import { whmisLabelLength } from '#contract/limits.ts';
import { type ChosenFacet, type FacetName, filterSections, type SectionName } from '#contract/search/facets.ts';
import { type DayField, isDayField } from '#contract/search/fields.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useDescribeAdvanced } from '../advanced/use-describe-advanced.ts';
import { useHeadings } from '../state/use-headings.ts';
import { useLocations } from '../state/use-locations.ts';
import { useSearch } from '../state/use-search.ts';
import { useValueLabel } from '../state/use-value-label.ts';

/** An active filter, named and removable. */
export interface Chip {
  readonly key: string;
  readonly section: SectionName | 'keyword' | 'advanced';
  /** What kind of filter, `Location`. */
  readonly kind: string;
  readonly value: string;
  readonly remove: () => void;
}

/** A chip for every active filter, in the order of the specification; a range only when both its dates are set. */
export const useChips = (): Chip[] => {
  const text = useText();
  const search = useSearch();
  const headings = useHeadings();
  const valueLabel = useValueLabel();
  const { nameOf } = useLocations();
  const describe = useDescribeAdvanced();
  const { filters, setFacet, setAdvanced, setKeyword, setDays } = search;

  const keywordChips = (): Chip[] => {
    const { keyword } = filters;
    if (!keyword) return [];
    const heading = headings.find((one) => one.heading === keyword.heading)?.label ?? '';
    const value =
      keyword.heading === 'everything'
        ? keyword.words
        : text('search.chips.keywordIn', { words: keyword.words, heading });
    return [
      {
        key: 'keyword',
        section: 'keyword',
        kind: text('search.chips.keyword'),
        value,
        remove: () => setKeyword(undefined),
      },
    ];
  };
  const advancedChips = (): Chip[] =>
    filters.advanced
      ? [
          {
            key: 'advanced',
            section: 'advanced',
            kind: text('tools.advanced.open'),
            value: describe(filters.advanced),
            remove: () => setAdvanced(undefined),
          },
        ]
      : [];
  const rangeChips = (name: DayField): Chip[] => {
    const { from, to } = filters[name] ?? {};
    if (!from || !to) return [];
    return [
      {
        key: name,
        section: name,
        kind: text(`search.chips.${name}`),
        value: text('search.range', { from: formatShortDate(from), to: formatShortDate(to) }),
        remove: () => setDays(name, undefined),
      },
    ];
  };
  const facetChips = (name: ChosenFacet): Chip[] =>
    (filters[name] ?? []).map((value) => ({
      key: `${name}:${value}`,
      section: name,
      kind: text(`search.chips.${name}`),
      value: name === 'location' ? nameOf(value) : shortened(name, valueLabel(name, value)),
      remove: () =>
        setFacet(
          name,
          (filters[name] ?? []).filter((one) => one !== value),
        ),
    }));

  return [
    ...keywordChips(),
    ...advancedChips(),
    ...filterSections.flatMap((name) => (isDayField(name) ? rangeChips(name) : facetChips(name))),
  ];
};

/** Long WHMIS labels are cut. S2.9-06. */
const shortened = (name: FacetName, label: string): string =>
  name === 'pictogram' && label.length > whmisLabelLength ? `${label.slice(0, whmisLabelLength)}…` : label;
