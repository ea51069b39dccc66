import { type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';
import { identityOf } from '#contract/identity.ts';
import { facetPageSize, pageSizes } from '#contract/limits.ts';
import { facetNames, facetOf } from '#contract/search/facets.ts';
import type { FacetRequest } from '#contract/search/query.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { byFit } from '#src/providers/sheets/sheets-data-provider.ts';
import { ofTab } from '#src/providers/tab-store.ts';
import { useUserInfo } from '#src/providers/user-info.ts';

/**
 * The person's search as it was left in this tab, or in the last one for a new tab, for `useSearch` beneath it: the same on
 * the search page and wherever it is taken up.
 */
export const StoredSearch = ({ children }: { children: ReactNode }) => {
  const language = useLanguage();
  const userInfo = useUserInfo();
  // Decision 30: ten rows leave half of a wide window empty, where the table scrolls by itself.
  const isWide = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('md'));
  return (
    <ListBase
      resource="sheets"
      disableSyncWithLocation
      storeKey={ofTab(`search.${identityOf(userInfo)}`)}
      perPage={pageSizes[isWide ? 1 : 0]}
      sort={{ field: byFit, order: 'ASC' }}
      queryOptions={{
        meta: { facets: facetRequests(userInfo.ingredients === 1), language },
        onError: () => undefined,
      }}
    >
      {children}
    </ListBase>
  );
};

/** The first page of every list, and one more to know whether there are more. */
const facetRequests = (ingredients: boolean): FacetRequest[] =>
  facetNames
    .filter((name) => ingredients || !facetOf(name).needsIngredients)
    .map((name) => ({ name, limit: facetPageSize + 1, offset: 0 }));
