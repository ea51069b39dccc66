import type { ErrorBody } from '#contract/error-body.ts';

/** A call that was refused, in the shape react-admin reads: `status` and `message`; `body` is the server's. */
export class CallError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;
  constructor(status: number, body: ErrorBody | undefined) {
    super(body?.errors[0]?.title ?? String(status));
    this.status = status;
    this.body = body;
  }
}

/** Status of a call that never reached the server. */
export const unreachable = 0;
