import { z } from 'zod';
import { withoutDirections } from '#contract/directions.ts';

/** A person's first or last name. */
export const personName = z.string().overwrite(withoutDirections).trim().min(1).max(100);

/** An address as accounts have it, in lower case: it is what one signs in with. */
export const accountEmail = z.string().trim().toLowerCase().min(1).max(254).pipe(z.email());

/** Number of a user, as in a path or a body. */
export const userId = z.union([z.string().regex(/^\d{1,15}$/), z.int().positive()]).transform(Number);

/** What a change was made from: `meta.version` as it was read. */
export const knownVersion = z.strictObject({ version: z.int().optional() });
