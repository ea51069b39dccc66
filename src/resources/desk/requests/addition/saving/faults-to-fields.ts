import type { ErrorBody } from '#contract/error-body.ts';
import { pointerParts } from '#src/providers/pointer-parts.ts';

/** What is wrong with a field of the form. */
export interface Fault {
  /** `sheet.ingredients.2.cas` */
  readonly field: string;
  readonly message: string;
}

/** Names of what the form shows; a pointer to anything else is told in a toast. */
const parts = ['sheet', 'locations', 'custom_1', 'custom_2', 'custom_3', 'decision', 'note'];

/** The faults of a refusal that lead to a field: `/data/entry/sheet/ingredients/2/cas`, `/data/draft/locations`, `/data/note`. */
export const faultsToFields = (body: ErrorBody | undefined): Fault[] =>
  (body?.errors ?? []).flatMap(({ source, title }) => {
    const [, ...path] = pointerParts(source?.pointer);
    const within = path[0] === 'entry' || path[0] === 'draft' ? path.slice(1) : path;
    return within[0] !== undefined && parts.includes(within[0]) ? [{ field: within.join('.'), message: title }] : [];
  });
