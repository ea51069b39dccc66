import type { ErrorBody } from '#contract/error-body.ts';
import { CallError, unreachable } from './call-error.ts';
import { pointerParts } from './pointer-parts.ts';

type ErrorObject = ErrorBody['errors'][number];
type Translate = (key: string, params?: Record<string, unknown>) => string;

/** What a refused form has to say, in the person's language. */
export interface FieldErrors {
  /** By field, to stand beneath it. */
  readonly fields: Readonly<Record<string, string>>;
  /** What belongs to no field, for a toast. */
  readonly message?: string;
}

interface Options {
  /** Names of the form's fields: `email`, `phones.0.number`. */
  readonly fields: readonly string[];
  readonly translate: Translate;
  /** Key of what to say when the failure itself says nothing. */
  readonly otherwise?: string;
}

/** Reads a failed call the way S1.8 orders: title, single error, fields, and the general error last. */
export const toFieldErrors = (
  thrown: unknown,
  { fields, translate, otherwise = 'forms.failed' }: Options,
): FieldErrors => {
  // A data provider's error carries the call's own as its cause.
  const error = thrown instanceof Error && thrown.cause instanceof CallError ? thrown.cause : thrown;
  if (!(error instanceof CallError)) return { fields: {}, message: translate(otherwise) };
  if (error.status === unreachable) return { fields: {}, message: translate('forms.unreachable') };

  const faults = error.body?.errors ?? [];
  const located = faults.flatMap((fault) => {
    const field = toFieldName(fault.source?.pointer);
    return field === undefined ? [] : [{ field, text: messageOf(fault, translate) }];
  });
  const ofFields = located.filter(({ field }) => fields.includes(field));
  const homeless = located.filter(({ field }) => !fields.includes(field));
  const messages = [
    ...general(error.body, faults, translate),
    ...homeless.map(({ text }) => translate('forms.error', { message: text })),
  ];
  if (messages.length === 0 && ofFields.length === 0) messages.push(translate(otherwise));
  return {
    // The first error of a field stands: what follows is seldom more than its consequence.
    fields: Object.fromEntries(ofFields.toReversed().map(({ field, text }) => [field, text])),
    ...(messages.length > 0 && { message: messages.join(' ') }),
  };
};

const general = (body: ErrorBody | undefined, faults: readonly ErrorObject[], translate: Translate): string[] => {
  if (body?.meta?.title) return [body.meta.title];
  const [only] = faults;
  return only && faults.length === 1 && !only.source?.pointer ? [messageOf(only, translate)] : [];
};

const messageOf = ({ code, title, meta }: Partial<ErrorObject>, translate: Translate): string =>
  code ? translate(`errors.${code}`, { ...meta?.params, _: title }) : (title ?? '');

/** `/data/phones/0/number` is the field `phones.0.number`, `/data/attributes/email` is `email`. */
const toFieldName = (pointer: string | undefined): string | undefined => {
  if (pointer === undefined) return undefined;
  const [, ...parts] = pointerParts(pointer);
  return (parts[0] === 'attributes' ? parts.slice(1) : parts).join('.');
};
