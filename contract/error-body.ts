import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Body of every error: one entry for each fault, tied to a field or a parameter if it has one. S1.3-09. */
export const errorBody = z.object({
  errors: z.array(
    z.object({
      code: z.string<ErrorCode>(),
      title: z.string(),
      source: z.object({ pointer: z.string().optional(), parameter: z.string().optional() }).optional(),
      meta: z.object({ params: z.record(z.string(), z.union([z.string(), z.number()])) }).optional(),
    }),
  ),
  meta: z.object({ title: z.string().optional() }).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
