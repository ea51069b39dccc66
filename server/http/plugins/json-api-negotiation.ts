import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { type Call, jsonApiContent } from '#contract/call.ts';
import { ApiError, apiError, type ErrorObject } from '#server/platform/errors/api-error.ts';

/**
 * JSON:API 1.1 §5 “Content Negotiation” for the calls that speak it. Who asks for its media type gets it, and what only it demands: 201 for what was made,
 * 204 where there is nothing to say, 409 and 403 for a resource that is named wrongly. Everybody else gets plain JSON as specified (decision 95).
 */
export const jsonApiNegotiation = plugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (!speaksJsonApi(request)) return;
    reply.header('vary', 'Accept');
    const offered = accepted(request);
    if (offered.length > 0 && !offered.some(isPlain)) throw apiError('json_api.not_acceptable');
    const sent = mediaTypes(request.headers['content-type']);
    if (sent.some((one) => !isPlain(one))) throw apiError('request.media_type');
  });
  app.addHook('preValidation', async (request) => {
    const { call } = request.routeOptions.config;
    if (!call?.jsonApi || mediaTypes(request.headers['content-type']).length === 0) return;
    const fault = faultOfResource(call, request);
    if (fault) throw new ApiError(fault);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!asksForJsonApi(request) || !/^application\/json/.test(String(reply.getHeader('content-type')))) return payload;
    if (payload === '{}') {
      reply.status(204).removeHeader('content-type').removeHeader('content-length');
      return null;
    }
    reply.header('content-type', jsonApiContent);
    return payload;
  });
});

/** Whether an answer is to be a document of JSON:API's own media type. */
export const asksForJsonApi = (request: FastifyRequest): boolean =>
  speaksJsonApi(request) && accepted(request).some(isPlain);

const speaksJsonApi = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.call?.jsonApi !== undefined;

interface MediaType {
  /** Names of its parameters, without the weight. */
  readonly parameters: readonly string[];
}

/** `profile` may say what it likes; no extension is known here, and no other parameter is allowed. */
const isPlain = ({ parameters }: MediaType): boolean => parameters.every((name) => name === 'profile');

const accepted = ({ headers }: FastifyRequest): MediaType[] => mediaTypes(headers.accept);

/** The instances of JSON:API's media type in a header. */
const mediaTypes = (header = ''): MediaType[] =>
  splitOutsideQuotes(header, ',').flatMap((entry) => {
    const [type = '', ...parameters] = splitOutsideQuotes(entry, ';').map((part) => part.trim());
    if (type.toLowerCase() !== jsonApiContent) return [];
    const names = parameters.map((parameter) => parameter.split('=', 1)[0]!.trim().toLowerCase());
    return [{ parameters: names.filter((name) => name !== 'q' && name !== '') }];
  });

const splitOutsideQuotes = (text: string, sign: ',' | ';'): string[] =>
  text.split(sign === ',' ? /,(?=(?:[^"]*"[^"]*")*[^"]*$)/ : /;(?=(?:[^"]*"[^"]*")*[^"]*$)/);

/** JSON:API 1.1 §8.1 and §8.2: what is sent bears the type of the call, its own id where it has one, and no other. */
const faultOfResource = ({ method, jsonApi }: Call, { body, params }: FastifyRequest): ErrorObject | undefined => {
  const { data } = (body ?? {}) as { data?: { type?: unknown; id?: unknown } };
  if (!data || Array.isArray(data) || typeof data !== 'object') return undefined;
  const { type, id } = data;
  if (type === undefined) return { code: 'request.required', source: { pointer: '/data/type' } };
  if (type !== jsonApi) return { code: 'json_api.conflict', source: { pointer: '/data/type' } };
  if (method === 'POST')
    return id === undefined ? undefined : { code: 'json_api.client_id', source: { pointer: '/data/id' } };
  if (id === undefined) return { code: 'request.required', source: { pointer: '/data/id' } };
  const { id: named } = params as { id?: unknown };
  return String(id) === String(named) ? undefined : { code: 'json_api.conflict', source: { pointer: '/data/id' } };
};
