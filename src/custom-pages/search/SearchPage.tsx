import { useEffect, useRef } from 'react';
import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { PreferencesProvider } from './arrange/preferences.tsx';
import { RemovalModeProvider } from './removal/removal-mode.tsx';
import { SearchLayout } from './SearchLayout.tsx';
import { AddressedSearch } from './state/SearchProvider.tsx';
import { useSearch } from './state/use-search.ts';

export default function SearchPage() {
  const language = useLanguage();
  return (
    <AddressedSearch>
      <ClearOnLanguageSwitch language={language} />
      <PreferencesProvider>
        <RemovalModeProvider>
          <SearchLayout />
        </RemovalModeProvider>
      </PreferencesProvider>
    </AddressedSearch>
  );
}

/** Switching the language on this page clears the filters. S2.4-16. */
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
