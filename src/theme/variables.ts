import type { Tokens } from './tokens.ts';

/** The colours as CSS variables, `--text2`, for what is styled by plain classes. */
export const variablesOf = (tokens: Tokens): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));
