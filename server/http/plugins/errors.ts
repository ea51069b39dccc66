import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { scimContent } from '#contract/call.ts';
import { ApiError, apiError, type ErrorObject, throttled, toErrorBody } from '#server/platform/errors/api-error.ts';
import { isDiskFull } from '#server/platform/errors/is-disk-full.ts';
import { pageLanguage, renderErrorPage, wantsPage } from './error-page.ts';
import { isScim, toScimError } from './scim-error.ts';
import { toValidationFaults } from './validation-faults.ts';

/**
 * Answers every failure with a body of the catalogue, or a page where a person would see the body; what is not in the
 * catalogue is a fault of ours, logged under a reference.
 */
export const errors = plugin(async (app) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = toApiError(error, request);
    if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
    return send(answer, request, reply);
  });
});

/** Sends a refusal outside the error handler (a path that leads nowhere). */
export const sendApiError = (error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(error, request, reply);

const send = (error: ApiError, request: FastifyRequest, reply: FastifyReply) => {
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  // A refusal is not the document that the route may have begun to announce.
  reply.removeHeader('content-disposition').status(error.status).header('cache-control', 'no-store');
  if (isScim(request)) {
    const { status, body } = toScimError(error, request.replyLanguage);
    return reply.status(status).type(scimContent).send(body);
  }
  if (!wantsPage(request, error)) return reply.send(toErrorBody(error, request.replyLanguage));
  return reply
    .header('content-language', pageLanguage(request))
    .type('text/html; charset=utf-8')
    .send(renderErrorPage(error, request));
};

const toApiError = (error: FastifyError, request: FastifyRequest): ApiError => {
  if (error instanceof ApiError) return error;
  if (isDiskFull(error)) return apiError('no_room');
  if (error.validation) return new ApiError(...toValidationFaults(request, error.validationContext));
  return byStatus[error.statusCode ?? 500]?.() ?? internal(request);
};

/** Refusals that Fastify and its plugins make by themselves. */
const byStatus: Partial<Record<number, () => ApiError>> = {
  400: () => apiError('request.malformed'),
  // A folder of the built app, which has no page of its own.
  403: () => apiError('not_found'),
  404: () => apiError('not_found'),
  413: () => apiError('request.too_large'),
  414: () => apiError('request.too_large'),
  412: () => apiError('request.malformed'),
  415: () => apiError('request.media_type'),
  // Part of a file that ends before it.
  416: () => apiError('request.range'),
  429: () => throttled(60),
  503: () => apiError('unavailable'),
};

const internal = (request: FastifyRequest): ApiError => {
  const fault: ErrorObject = { code: 'internal', params: { reference: request.id } };
  return new ApiError(fault);
};
