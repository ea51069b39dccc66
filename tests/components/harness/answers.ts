import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { z } from 'zod';
import { apiBase, type Call } from '#contract/call.ts';
import { type ErrorCode, type ErrorParams, errorCatalogue, errorTitle } from '#contract/errors.ts';
import { totalHeader } from '#contract/operator/define-rest.ts';

/** What the call answers. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;

/** The server answers the call with this, whatever was sent. Throws where the call's own schema would not let it leave the server. */
export const answer = <C extends Call>(call: C, body: AnswerOf<C>): RequestHandler => {
  const checked = call.answer.safeParse(body);
  if (!checked.success) throw new Error(`the answer of ${call.id} does not fit: ${checked.error.message}`);
  return reply(call, () =>
    HttpResponse.json(body as never, {
      headers: Array.isArray(body) ? { [totalHeader]: String(body.length) } : {},
    }),
  );
};

/** The server answers the call with one of these, by what its query names so; `not_found` for anything else. */
export const answerBy = <C extends Call>(
  call: C,
  parameter: string,
  bodies: Readonly<Record<string, AnswerOf<C>>>,
): RequestHandler =>
  reply(call, (request) => {
    const body = bodies[new URL(request.url).searchParams.get(parameter) ?? ''];
    return body === undefined
      ? errorAnswer(request, 'not_found', {})
      : HttpResponse.json(call.answer.parse(body) as never);
  });

/** The server answers the call with one of these, by the end of its path; `not_found` for anything else. */
export const answerAt = <C extends Call>(call: C, bodies: Readonly<Record<string, AnswerOf<C>>>): RequestHandler =>
  reply(call, (request) => {
    const body = bodies[new URL(request.url).pathname.split('/').at(-1) ?? ''];
    return body === undefined
      ? errorAnswer(request, 'not_found', {})
      : HttpResponse.json(call.answer.parse(body) as never);
  });

/** The server answers the call with a file. */
export const answerFile = (call: Call, content: string): RequestHandler =>
  reply(call, () => new HttpResponse(content, { headers: { 'Content-Type': call.content } }));

interface ErrorPlace {
  /** Where in what was sent, `/data/attributes/email`. */
  readonly pointer?: string;
  readonly params?: ErrorParams;
}

/** The server refuses the call, with the status and in the words of the catalogue. */
export const fail = (call: Call, code: ErrorCode, fault: ErrorPlace = {}): RequestHandler =>
  reply(call, (request) => errorAnswer(request, code, fault));

const errorAnswer = ({ headers }: Request, code: ErrorCode, { pointer, params = {} }: ErrorPlace): Response =>
  HttpResponse.json(
    {
      errors: [
        {
          code,
          title: errorTitle(code, headers.get('Accept-Language') === 'fr' ? 'fr' : 'en', params),
          ...(pointer && { source: { pointer } }),
          meta: { params },
        },
      ],
    },
    { status: errorCatalogue[code].status },
  );

/** A fault of the server's, with the reference that its log has too. */
export const breakDown = (call: Call): RequestHandler => fail(call, 'internal', { params: { reference: 'a1b2c3d4' } });

/** The call never gets to the server. */
export const cutOff = (call: Call): RequestHandler => reply(call, () => HttpResponse.error());

/** The answer does not come. */
export const keepWaiting = (call: Call): RequestHandler =>
  reply(call, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/** What was sent with a call so far, in order. */
export interface Sent {
  readonly bodies: unknown[];
}

/** The same answers, and what was sent is noted. */
export const note = <C extends Call>(call: C, body: AnswerOf<C>): { handler: RequestHandler; sent: Sent } => {
  const sent: Sent = { bodies: [] };
  const handler = reply(call, async (request) => {
    sent.bodies.push(await request.json().catch(() => undefined));
    return HttpResponse.json(body as never);
  });
  return { handler, sent };
};

/** A fault of the server's, and what was sent is noted. */
export const noteFailure = (call: Call): { handler: RequestHandler; sent: Sent } => {
  const sent: Sent = { bodies: [] };
  const handler = reply(call, (request) => {
    sent.bodies.push(request.url);
    return errorAnswer(request, 'internal', { params: { reference: 'a1b2c3d4' } });
  });
  return { handler, sent };
};

/**
 * How often each address was requested since the visit began: a failing address that is requested again and again is a
 * storm.
 */
export const asked = new Map<string, number>();

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;

const reply = ({ method, path }: Call, respond: (request: Request) => Response | Promise<Response>): RequestHandler =>
  methods[method](addressOf(path), ({ request }) => {
    const what = `${method} ${request.url}`;
    asked.set(what, (asked.get(what) ?? 0) + 1);
    return respond(request) as never;
  });

/** The addresses of a call, whatever its parameters; as on the server with a slash at the end or without. */
const addressOf = (path: string): RegExp =>
  new RegExp(`^[^?]*${(apiBase + path).replace(/\/$/, '').replace(/:\w+/g, '[^/?]+')}/?(?:\\?.*)?$`);
