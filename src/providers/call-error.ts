import type { ErrorBody } from '#contract/error-body.ts';

/** Status of a call that never reached the server. */
export const unreachable = 0;

/**
 * A call that was refused, in the shape react-admin reads: `status` and `message`; `body` is the server's. The message is what
 * the server says, or the key of what we say where it says nothing.
 */
export class CallError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;
  /** A body of another kind comes from something between us and the server, and says nothing. */
  constructor(status: number, body: unknown) {
    const ours = isErrorBody(body) ? body : undefined;
    super(ours?.errors[0]?.title ?? (status === unreachable ? 'forms.unreachable' : 'forms.failed'));
    this.status = status;
    this.body = ours;
  }

  /** What the server calls the refusal, where it named one. */
  get code(): string | undefined {
    return this.body?.errors[0]?.code;
  }
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors);
