import type { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { urlOf } from '#contract/call-url.ts';
import { identityHeaders, ownHeaders } from './call-api.ts';
import { CallError, unreachable } from './call-error.ts';
import { reportCallError } from './session-end.ts';

/** How far a form has got, in bytes; its total is a little more than that of the files. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

interface Upload<C extends Call> {
  readonly params?: z.input<C['params']>;
  readonly fields: z.input<C['body']>;
  readonly files: readonly File[];
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

/**
 * Makes a call that takes files: what is typed first, then the files. Throws CallError when it is refused or broken off,
 * AbortError when it is cancelled; a network that hangs is one that cannot be reached. Through XMLHttpRequest, as `fetch` does not tell what has been sent.
 */
export const upload = <C extends Call>(
  call: C,
  { params, fields, files, signal, onProgress }: Upload<C>,
): Promise<z.output<C['answer']>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(call.method, urlOf(call, params));
    for (const [name, value] of Object.entries({ ...ownHeaders(), ...identityHeaders() }))
      request.setRequestHeader(name, value);
    const watch = watchFor(() => {
      reject(new CallError(unreachable, undefined));
      request.abort();
    });
    request.upload.onprogress = ({ loaded, total }) => {
      watch(loaded < total ? stalledAfter : unansweredAfter);
      onProgress?.({ sent: loaded, total });
    };
    request.onloadend = () => watch(undefined);
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve(answer as z.output<C['answer']>);
      const error = new CallError(request.status, answer);
      reportCallError(error);
      reject(error);
    };
    request.onerror = () => reject(new CallError(unreachable, undefined));
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(toForm(call, fields, files));
    watch(stalledAfter);
  });

/** Milliseconds without a byte leaving, and without an answer once all have left, after which the network counts as gone: it never says so itself. */
const [stalledAfter, unansweredAfter] = [30_000, 300_000];

/** A timer that each call sets anew, or stops. */
const watchFor = (done: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (ms: number | undefined): void => {
    clearTimeout(timer);
    timer = ms === undefined ? undefined : setTimeout(done, ms);
  };
};

const toForm = (call: Call, fields: unknown, files: readonly File[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries((fields ?? {}) as Record<string, string | string[] | undefined>)) {
    if (Array.isArray(value)) for (const one of value) form.append(`${name}[]`, one);
    else if (value !== undefined) form.append(name, value);
  }
  for (const file of files) form.append(call.upload?.field ?? '', file, file.name);
  return form;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
