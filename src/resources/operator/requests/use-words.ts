import { useCallback } from 'react';
import { type TextParams, useCountText, useText } from '#src/i18n/use-text.ts';
import type { WordKey } from './texts.ts';

const keyOf = (key: WordKey) => `resources.desk-requests.texts.${key}` as const;

/** What these screens say, by the keys that exist. */
export const useWords = () => {
  const text = useText();
  return useCallback((key: WordKey, params?: TextParams) => text(keyOf(key), params), [text]);
};

/** The same about a number of things. */
export const useCountWords = () => {
  const countText = useCountText();
  return (key: WordKey, count: number) => countText(keyOf(key), count);
};
