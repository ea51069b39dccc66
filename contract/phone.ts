import { z } from 'zod';
import { phonePattern } from './format-phone.ts';
import { phoneLength } from './limits.ts';

/** A telephone number as it is kept, or none. S1.5-06. */
export const phone = z
  .string()
  .trim()
  .max(phoneLength.max)
  .refine((value) => value === '' || phonePattern.test(value), { params: { code: 'validation.phone' } });
