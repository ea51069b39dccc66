import { type FacetName, facetNames } from '#contract/search/facets.ts';
import { type FilterEntry, fromFilterEntries } from '#contract/search/filter-entries.ts';
import type { Keyword } from '#contract/search/query.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { useDescribeAdvanced } from '#src/custom-pages/search/advanced/use-describe-advanced.ts';
import { useHeadings } from '#src/custom-pages/search/state/use-headings.ts';
import { useValueLabel } from '#src/custom-pages/search/state/use-value-label.ts';
import { useText } from '#src/i18n/use-text.ts';

/** A filter in words: `Pictogram`, and `Flame`, `Corrosion`. */
export interface DescribedFilter {
  readonly kind: string;
  readonly values: readonly string[];
}

/** How the organisation speaks of its locations. */
export interface LocationWords {
  /** What it calls a location, if it says. */
  readonly label: string;
  /** Name of the location of a path; undefined when the location is gone. */
  readonly nameOf: (path: string) => string | undefined;
}

/** Filters as the search page names them. What nobody can read any more, an expression of the engine, is named by its kind. */
export const useDescribeFilters = (filters: readonly FilterEntry[], locations: LocationWords): DescribedFilter[] => {
  const text = useText();
  const headings = useHeadings();
  const valueLabel = useValueLabel();
  const describeAdvanced = useDescribeAdvanced();
  const { criteria, unknown } = fromFilterEntries(filters);
  const inHeading = ({ heading, words }: Keyword) => {
    const label = headings.find((one) => one.heading === heading)?.label;
    return heading === 'everything' || !label ? words : text('search.chips.keywordIn', { words, heading: label });
  };

  const { keyword, advanced, modified } = criteria;
  const range = (): DescribedFilter[] => {
    if (!modified) return [];
    const { from, to } = modified;
    const days = from && to ? text('search.range', { from: formatShortDate(from), to: formatShortDate(to) }) : '';
    const oneEnd = from ? text('requests.since', { date: formatShortDate(from) }) : '';
    const otherEnd = to ? text('requests.until', { date: formatShortDate(to) }) : '';
    return [{ kind: text('search.chips.modified'), values: [days || oneEnd || otherEnd] }];
  };
  const facet = (name: Exclude<FacetName, 'month'>): DescribedFilter[] => {
    const values = criteria[name];
    if (!values?.length) return [];
    if (name !== 'location')
      return [{ kind: text(`search.chips.${name}`), values: values.map((one) => valueLabel(name, one)) }];
    const names = values.map((one) => locations.nameOf(one) ?? text('requests.goneLocation'));
    return [{ kind: locations.label || text('search.chips.location'), values: names }];
  };
  return [
    ...(keyword ? [{ kind: text('search.chips.keyword'), values: [inHeading(keyword)] }] : []),
    ...(advanced ? [{ kind: text('tools.advanced.open'), values: [describeAdvanced(advanced)] }] : []),
    ...facetNames.flatMap((name) => (name === 'month' ? range() : facet(name))),
    ...unknown.map((entry) => (isExpression(entry) ? { kind: text('tools.advanced.open'), values: [] } : bare(entry))),
  ];
};

/** The field names of the search engine end so. S2.2.10-18. */
const isExpression = ({ value }: FilterEntry): boolean => [value].flat().some((one) => /_txt|_t\b/.test(one));

const bare = ({ key, value }: FilterEntry): DescribedFilter => ({ kind: key, values: [value].flat() });
