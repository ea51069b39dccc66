import { useCallback } from 'react';
import { type TextParams, useCountText, useText } from '#src/i18n/use-text.ts';
import type { RequestMessageKey } from './messages.ts';

const keyOf = (key: RequestMessageKey) => `resources.desk-requests.texts.${key}` as const;

/** What these screens say, by the keys that exist. */
export const useRequestMessages = () => {
  const text = useText();
  return useCallback((key: RequestMessageKey, params?: TextParams) => text(keyOf(key), params), [text]);
};

/** The same about a number of things. */
export const useCountRequestMessages = () => {
  const countText = useCountText();
  return (key: RequestMessageKey, count: number, params?: TextParams) => countText(keyOf(key), count, params);
};
