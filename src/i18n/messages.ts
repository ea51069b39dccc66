import { useEffect, useState } from 'react';
import type { Catalogue } from '#contract/errors/entry.ts';
import type { Language } from '#contract/languages.ts';
import { loadChunk } from '../chunks/load-chunk.ts';
import { errorTitles } from './error-titles.ts';
import { useLanguage } from './language.ts';
import type { KeysOf } from './message-keys.ts';
import { getLoadedMessages, loadPortalMessages, type PortalMessages, type Words } from './portal-messages.ts';

/** Every key a screen may ask for, `search.clearFilters`. */
export type MessageKey = KeysOf<Words>;

/** A key of what a resource says, `resources.users.fields.email`; resources bring their own words. */
export type ResourceKey = `resources.${string}`;

/** All messages of the language of the moment; those of the one before until they have come, undefined before the first. `errors`: what may be refused here. */
export const useMessages = (errors: Catalogue): { language: Language; messages: object } | undefined => {
  const language = useLanguage();
  const [loaded, setLoaded] = useState(() => {
    const words = getLoadedMessages(language);
    return words && messagesIn(language, words, errors);
  });
  useEffect(() => {
    let isWanted = true;
    // What was loaded ahead is there already.
    if (loaded?.language === language) return;
    loadChunk<PortalMessages>(loadPortalMessages[language]).then((words) => {
      if (isWanted) setLoaded(messagesIn(language, words, errors));
    });
    return () => {
      isWanted = false;
    };
  }, [loaded, language, errors]);
  return loaded;
};

const messagesIn = (language: Language, { portalMessages }: PortalMessages, errors: Catalogue) => ({
  language,
  messages: { ...portalMessages, errors: errorTitles(errors, language) },
});
