import { Box } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nContextProvider, type I18nProvider } from 'react-admin';
import type { Language } from '#contract/languages.ts';
import { createI18nProvider } from '#src/i18n/i18n-provider.ts';

const loadMessages = {
  en: () => import('#src/i18n/en/index.ts'),
  fr: () => import('#src/i18n/fr/index.ts'),
} as const;

/** A part of the page that speaks one language, whatever that of the page is. */
export const InLanguage = ({ language, children }: { language: Language; children: ReactNode }) => {
  const [provider, setProvider] = useState<I18nProvider>();
  useEffect(() => {
    let isWanted = true;
    void loadMessages[language]().then(({ portalWords }) => {
      if (isWanted) setProvider(createI18nProvider(language, portalWords));
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  if (!provider) return null;
  return (
    <I18nContextProvider value={provider}>
      <Box lang={language} sx={{ display: 'contents' }}>
        {children}
      </Box>
    </I18nContextProvider>
  );
};
