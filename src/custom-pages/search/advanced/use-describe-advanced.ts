import type { AdvancedSearch } from '#contract/search/query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useHeadings } from '../state/use-headings.ts';

/** An advanced search in words: `Product name contains “acid” and Manufacturer does not contain “Acme”`. */
export const useDescribeAdvanced = (): ((advanced: AdvancedSearch) => string) => {
  const text = useText();
  const headings = useHeadings();
  return ({ match, rows }) =>
    rows
      .map(({ heading, operator, words }) =>
        text('tools.advanced.condition', {
          field: headings.find((one) => one.heading === heading)?.label ?? '',
          operator: text(operator === 'contains' ? 'tools.advanced.contains' : 'tools.advanced.notContains'),
          words,
        }),
      )
      .join(` ${text(match === 'AND' ? 'tools.advanced.and' : 'tools.advanced.or')} `);
};
