import { useEffect, useState } from 'react';
import type { Catalogue } from '#contract/errors/entry.ts';
import type { Language } from '#contract/languages.ts';
import { loadChunk } from '../chunks/load-chunk.ts';
import type { en } from './en/index.ts';
import { errorTitles } from './error-titles.ts';
import { useLanguage } from './language.ts';
import type { KeysOf } from './words.ts';

/** Every key a screen may ask for, `search.clearFilters`. */
export type MessageKey = KeysOf<typeof en>;

/** A key of what a resource says, `resources.users.fields.email`; resources bring their own words. */
export type ResourceKey = `resources.${string}`;

/** Our words and react-admin's, in a chunk for each language: nobody waits for the one they do not read. */
const loadMessages = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
} as const satisfies Record<Language, () => Promise<{ portalWords: object }>>;

/** All messages of the language of the moment; those of the one before until they have come, undefined before the first. `errors`: what may be refused here. */
export const useMessages = (errors: Catalogue): { language: Language; messages: object } | undefined => {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ language: Language; messages: object }>();
  useEffect(() => {
    let isWanted = true;
    loadChunk<{ portalWords: object }>(loadMessages[language]).then(({ portalWords }) => {
      if (isWanted) setLoaded({ language, messages: { ...portalWords, errors: errorTitles(errors, language) } });
    });
    return () => {
      isWanted = false;
    };
  }, [language, errors]);
  return loaded;
};
