import { useTranslate } from 'ra-core';
import type { MessageKey } from './messages.ts';

/** Values for the `%{name}` of a message; `smart_count` chooses between its forms. */
export type TextParams = Readonly<Record<string, string | number>>;

/** react-admin's translate, for the keys that exist. */
export const useText = (): ((key: MessageKey, params?: TextParams) => string) => useTranslate();
