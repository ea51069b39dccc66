import type { ErrorBody } from '#contract/error-body.ts';
import { type ErrorCode, type ErrorParams, errorCatalogue, errorTitle } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';

export interface ErrorObject {
  readonly code: ErrorCode;
  readonly params?: ErrorParams;
  /** The field (`/data/email`) or the parameter (`fq`) at fault. */
  readonly source?: { readonly pointer: string } | { readonly parameter: string };
}

/** A refusal from the closed catalogue; thrown anywhere below a route, answered by the errors plugin. */
export class ApiError extends Error {
  readonly errors: readonly ErrorObject[];
  readonly status: number;
  /** Seconds after which the same may be tried again, where that is known. */
  retryAfter?: number;
  constructor(...faults: [ErrorObject, ...ErrorObject[]]) {
    super(faults.map(({ code }) => code).join(', '));
    this.errors = faults;
    this.status = errorCatalogue[faults[0].code].status;
  }
}

/** A refusal without parameters. */
export const apiError = (code: ErrorCode): ApiError => new ApiError({ code });

/** Too many attempts; allowed again after that many seconds. */
export const throttled = (retryAfter: number): ApiError =>
  Object.assign(new ApiError({ code: 'throttled', params: { minutes: Math.ceil(retryAfter / 60) } }), { retryAfter });

/** The body of a refusal in the language of the person asking. */
export const toErrorBody = (error: ApiError, language: Language): ErrorBody => ({
  errors: error.errors.map(({ code, params, source }) => ({
    code,
    title: errorTitle(code, language, params),
    ...(source && { source }),
    ...(params && { meta: { params } }),
  })),
});
