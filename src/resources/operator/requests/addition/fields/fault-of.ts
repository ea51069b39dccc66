import { type FieldErrors, get } from 'react-hook-form';
import type { Values } from '../values.ts';

/** The fault of a field or of anything within it: the first message. */
export const errorMessageOf = (errors: FieldErrors<Values>, name: string): string | undefined =>
  firstIn(get(errors, name));

const firstIn = (fault: unknown): string | undefined => {
  if (typeof fault !== 'object' || fault === null) return undefined;
  if ('message' in fault && typeof fault.message === 'string' && fault.message) return fault.message;
  for (const [key, inner] of Object.entries(fault)) {
    const message = key === 'ref' ? undefined : firstIn(inner);
    if (message) return message;
  }
  return undefined;
};
