import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { type Call, routeOf as pathOf, scimContent, submissionHeader } from '#contract/call.ts';
import { statusesOf } from '#contract/call-answers.ts';
import { calls } from '#contract/calls.ts';
import type { Session } from '../domains/accounts/sessions.ts';
import { withinAudit } from '../platform/audit/audit-scope.ts';
import { apiError } from '../platform/errors/api-error.ts';
import { withinContent } from '../platform/submissions.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declaration a route answers; hooks read its access from here. */
    call?: Call;
  }
}

/** The input of a handler: the parts of the request as its call declares them, already checked. */
export interface CallInput<C extends Call> {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  /** The signed-in person; null only for calls that are open to everyone. */
  readonly session: C['access'] extends 'anyone' ? null : Session;
  /** The idempotency key of the request's header, if any. */
  readonly submissionKey: string | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A handler answers with the declared shape, or sends the reply itself. */
export type CallHandler<C extends Call> = (input: CallInput<C>) => Promise<z.input<C['answer']> | FastifyReply>;

/** Answers a call of the contract: its method, path, validation, access and documentation come from the declaration. */
export const registerRoute = <C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: CallHandler<C>,
  options: RouteShorthandOptions = {},
): void => {
  app.route({
    ...options,
    ...fastifyRoute(call),
    handler: (request, reply) =>
      withinAudit(request, () =>
        withinContent([call.id, request.params, request.query, request.body], () =>
          handler({
            params: request.params as z.output<C['params']>,
            query: request.query as z.output<C['query']>,
            body: withKey(call, request.body, request) as z.output<C['body']>,
            session: request.session as CallInput<C>['session'],
            submissionKey: submissionKeyOf(call, request),
            request,
            reply,
          }),
        ),
      ),
  });
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A body that may name its idempotency key, and does not, has that of the header. */
export const withKey = (call: Call, body: unknown, request: FastifyRequest): unknown => {
  const takesKey = call.body instanceof z.ZodObject && 'submission' in call.body.shape;
  const key = takesKey ? submissionKeyOf(call, request) : undefined;
  return key === undefined ? body : { submission: key, ...definedIn(body) };
};

/** An object without what is undefined in it. */
const definedIn = (body: unknown): object =>
  Object.fromEntries(Object.entries(body as object).filter(([, value]) => value !== undefined));

const submissionKeyOf = ({ repeated }: Call, { headers }: FastifyRequest): string | undefined => {
  if (repeated !== 'once') return undefined;
  const key = headers[submissionHeader.toLowerCase()];
  if (key !== undefined && !uuid.test(String(key))) throw apiError('request.malformed');
  return key?.toString().toLowerCase();
};

/** The schema of what each successful answer says; of a file there is none. */
const answerSchemas = (call: Call) => {
  const says =
    (call.content === 'application/json' || call.content === scimContent) && call.answer.def.type !== 'undefined';
  const statuses = says ? statusesOf(call).filter((status) => status < 204) : [];
  return statuses.length > 0 && { response: Object.fromEntries(statuses.map((status) => [status, call.answer])) };
};

/** A call's route without its handler. For a call that takes files, the code that reads the form checks the body. */
export const fastifyRoute = (call: Call) => {
  if (!calls.some(({ id }) => id === call.id)) throw new Error(`${call.id} is not in the registry of calls`);
  const isChecked = call.body.def.type !== 'undefined' && !call.upload;
  return {
    method: call.method,
    url: pathOf(call),
    config: { call },
    schema: {
      operationId: call.id,
      summary: call.summary,
      params: call.params,
      querystring: call.query,
      ...(isChecked && { body: call.body }),
      ...answerSchemas(call),
    },
  };
};
