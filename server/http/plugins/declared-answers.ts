import plugin from 'fastify-plugin';
import { refusalsOf, statusesOf } from '#contract/call-answers.ts';
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts';
import { isScim, scimStatusOf } from './scim-error.ts';

/** Holds every answer to what its call declares of statuses and errors: another one is a fault of ours. For tests. */
export const declaredAnswers = plugin(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    const { call } = request.routeOptions.config;
    if (!call) return;
    const { statusCode } = reply;
    const refusals = refusalsOf(call);
    const refused = [...refusals].map((code) =>
      isScim(request) ? scimStatusOf(code, errorCatalogue[code].status) : errorCatalogue[code].status,
    );
    const isDeclared = statusCode < 400 ? statusesOf(call).includes(statusCode) : refused.includes(statusCode);
    const strange = codesIn(payload).filter((code) => !refusals.has(code));
    if (isDeclared && (statusCode < 400 || strange.length === 0)) return;
    reply.status(500);
    throw new Error(`${call.id} answers ${statusCode} ${strange.join(', ')}, which it does not declare`);
  });
});

/** The codes of an error's body; none of a page or of a directory's error, which have words alone. */
const codesIn = (payload: unknown): ErrorCode[] => {
  if (typeof payload !== 'string' || !payload.startsWith('{"errors":[')) return [];
  return (JSON.parse(payload) as { errors: { code: ErrorCode }[] }).errors.map(({ code }) => code);
};
