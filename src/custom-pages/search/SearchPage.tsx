import { useEffect, useRef } from 'react';
import { ListBase } from 'react-admin';
import type { Language } from '#contract/languages.ts';
import { facetPageSize, pageSizes } from '#contract/limits.ts';
import { facetNames, facetOf } from '#contract/search/facets.ts';
import { defaultSort, type FacetRequest } from '#contract/search/query.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useUserInfo } from '../../providers/user-info.ts';
import { PreferencesProvider } from './arrange/preferences.tsx';
import { RemovalModeProvider } from './removal/removal-mode.tsx';
import { SearchLayout } from './SearchLayout.tsx';
import { useSearch } from './state/use-search.ts';

export default function SearchPage() {
  const language = useLanguage();
  const { uid, ingredients } = useUserInfo();
  return (
    <ListBase
      resource="sheets"
      disableSyncWithLocation
      storeKey={`search.${uid}`}
      perPage={pageSizes[0]}
      sort={{ field: defaultSort.field, order: 'ASC' }}
      queryOptions={{
        meta: { facets: facetRequests(ingredients === 1), language },
        onError: () => undefined,
      }}
    >
      <ClearOnLanguageSwitch language={language} />
      <PreferencesProvider>
        <RemovalModeProvider>
          <SearchLayout />
        </RemovalModeProvider>
      </PreferencesProvider>
    </ListBase>
  );
}

/** Switching the language on this page clears the filters. Specification 2 §4. */
const ClearOnLanguageSwitch = ({ language }: { language: Language }) => {
  const { clear } = useSearch();
  const shownIn = useRef(language);
  useEffect(() => {
    if (shownIn.current === language) return;
    shownIn.current = language;
    clear();
  }, [language, clear]);
  return null;
};

/** The first page of every list, and one more to know whether there are more. */
const facetRequests = (ingredients: boolean): FacetRequest[] =>
  facetNames
    .filter((name) => ingredients || !facetOf(name).needsIngredients)
    .map((name) => ({ name, limit: facetPageSize + 1, offset: 0 }));
