import { useTranslate } from 'react-admin';
import { formatNumber } from './format-number.ts';
import { useLanguage } from './language.ts';
import type { MessageKey, ResourceKey } from './messages.ts';

/** Values for the `%{name}` of a message. */
export type TextParams = Readonly<Record<string, string | number>>;

/** react-admin's translate, for the keys that exist. */
export const useText = (): ((key: MessageKey | ResourceKey, params?: TextParams) => string) => useTranslate();

/** A message about a number of things: the form that goes with it, and the number as `%{count}` written in the language. */
export const useCountText = (): ((key: MessageKey | ResourceKey, count: number, params?: TextParams) => string) => {
  const translate = useTranslate();
  const language = useLanguage();
  return (key, count, params) =>
    translate(key, { ...params, smart_count: count, count: formatNumber(count, language) });
};
