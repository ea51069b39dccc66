import { isCustomField } from '#contract/search/custom-field-label.ts';
import type { Heading } from '#contract/search/fields.ts';
import type { AdvancedSearch } from '#contract/search/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useHeadings } from '../state/use-headings.ts';

/** An advanced search in words: `Product name contains “acid” and Manufacturer does not contain “Acme”`. */
export const useDescribeAdvanced = (): ((advanced: AdvancedSearch) => string) => {
  const text = useText();
  const headings = useHeadings();
  // The reader may be of another organisation than the person who searched: an operator.
  const labelOf = (heading: Heading) => (isCustomField(heading) ? '' : text(`search.headings.${heading}`));
  return ({ match, rows }) =>
    rows
      .map(({ heading, operator, words }) =>
        text('tools.advanced.condition', {
          field: headings.find((one) => one.heading === heading)?.label ?? labelOf(heading),
          operator: text(operator === 'contains' ? 'tools.advanced.contains' : 'tools.advanced.notContains'),
          words,
        }),
      )
      .join(` ${text(match === 'AND' ? 'tools.advanced.and' : 'tools.advanced.or')} `);
};
