import { HttpError } from 'react-admin';
import { CallError } from '../call-error.ts';
import { pointerParts } from '../pointer-parts.ts';

/** A refusal in the shape that react-admin's forms read: `body.errors` is a map from a field's path to what is wrong. */
export class FormError extends Error {
  readonly status: number;
  readonly body: { readonly errors: Readonly<Record<string, string>> };
  constructor(cause: CallError, errors: Record<string, string>) {
    const { status, message } = cause;
    super(message, { cause });
    this.status = status;
    this.body = { errors };
  }
}

/** The field of the form that a pointer leads to, if any. */
type ToField = (pointer: string) => string | undefined;

/**
 * The failure of a create or update. Pointers that lead to a field become errors of that field, the rest an error of the
 * whole form; a failure that concerns no field at all keeps but its words, for a toast.
 */
export const toFormError = (error: unknown, toField: ToField): unknown => {
  if (!(error instanceof CallError)) return error;
  const errors: Record<string, string> = {};
  const homeless: string[] = [];
  for (const { source, title } of error.body?.errors ?? []) {
    const field = source && toField(source.pointer ?? '');
    if (field === undefined) homeless.push(title);
    // The first error of a field stands: what follows is seldom more than its consequence.
    else errors[field] ??= title;
  }
  // Without the list of faults, which react-admin would take for a map of fields.
  if (Object.keys(errors).length === 0)
    return Object.assign(new HttpError(homeless.join(' ') || error.message, error.status), { cause: error });
  return new FormError(error, { ...errors, ...(homeless.length > 0 && { [wholeForm]: homeless.join(' ') }) });
};

/** Where react-hook-form keeps what is wrong with no field in particular; it does not keep the form from being sent again. */
export const wholeForm = 'root.serverError';

/** `/data/attributes/email` and `/data/relationships/role/data` are the fields `email` and `role`. */
export const attributeOf =
  (fields: readonly string[]): ToField =>
  (pointer) => {
    const name = pointerParts(pointer).find((part) => !['data', 'attributes', 'relationships'].includes(part));
    return name !== undefined && fields.includes(name) ? name : undefined;
  };

/** `/data/locations/2/name_en` is the field `locations.2.name_en`, where `locations` is one of the fields. */
export const nestedFieldOf =
  (fields: readonly string[]): ToField =>
  (pointer) => {
    const [, ...parts] = pointerParts(pointer);
    return parts[0] !== undefined && fields.includes(parts[0]) ? parts.join('.') : undefined;
  };
