import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { auditEvents } from '#contract/audit.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import type { Store } from '#server/platform/storage/database.ts';

interface Options {
  readonly store: Store;
  /** A change that wrote no entry in its transaction is a fault, and not made good here. */
  readonly isStrict: boolean;
}

/** No successful answer to a call that declares an event goes out without an entry in the audit log. */
export const audit = plugin<Options>(async (app, { store, isStrict }) => {
  app.decorateRequest('auditScope', null);
  app.addHook('onSend', async (request, reply, payload) => {
    const { call } = request.routeOptions.config;
    if (!call?.audit || !isDone(request, reply) || request.auditScope?.isSettled) return;
    try {
      if (isStrict && (!request.auditScope || auditEvents[call.audit].written === 'change'))
        throw new Error(`${call.id} declares ${call.audit} and wrote no entry`);
      await writeEntry(store, call.audit, {}, request.auditScope ?? undefined);
    } catch (error) {
      // The response is not sent, so nobody reads its body.
      if (payload instanceof Readable) payload.destroy();
      throw error;
    }
  });
});

/**
 * Whether something was changed or handed out; a browser that has the file already (304), or asks for headers only,
 * gets nothing.
 */
const isDone = ({ method }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  method !== 'HEAD' && statusCode >= 200 && statusCode < 300;
