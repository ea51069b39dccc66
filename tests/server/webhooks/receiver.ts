import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { apiBase } from '#contract/call.ts';
import type { WebhookEvent } from '#contract/webhooks/events.ts';
import type { WebhookMessage } from '#contract/webhooks/messages.ts';
import { sealEvents } from '#server/domains/webhooks/seal-events.ts';
import { sendDueMessages } from '#server/domains/webhooks/start-webhooks.ts';
import { marked, people, signInAs, type TestServer } from '../../support/test-server.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly message: WebhookMessage;
}

/** A program of an organisation that takes what it is told, or does what `answer` says. */
export const startReceiver = async () => {
  const received: Received[] = [];
  const receiver = {
    received,
    address: '',
    answer: (response: ServerResponse, _path: string): void => void response.end(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((request, response) => {
    let body = '';
    request
      .on('data', (chunk: Buffer) => (body += chunk))
      .on('end', () => {
        const { url: path = '', headers } = request;
        received.push({ path, headers, body, message: JSON.parse(body) });
        receiver.answer(response, path);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  receiver.address = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return receiver;
};
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Somebody who is signed in, and asks under their organisation's addresses. */
export const signedIn = async ({ app }: TestServer, name: string) => {
  const cookie = await signInAs(app, name);
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE') => (path: string, payload?: object) =>
    app.inject({ method, url: apiBase + path, headers: { ...marked, cookie }, ...(payload && { payload }) });
  return { get: ask('GET'), post: ask('POST'), put: ask('PUT'), remove: ask('DELETE') };
};

/** The administrator of an organisation, who looks after its addresses. */
export const administrator = async (server: TestServer, name: string = people.companyAdmin) => {
  const caller = await signedIn(server, name);
  const add = async (
    url: string,
    events: readonly WebhookEvent[] = ['sheet.added', 'sheet.replaced', 'sheet.removed'],
  ) => (await caller.post('/webhooks', { url, description: '', events })).json() as { id: number; secret: string };
  return { ...caller, add };
};

/** Long enough that what happened is a message. */
const soon = () => new Date(Date.now() + 60_000);

/** Everything that is due is sent, as the running server does it. */
export const sendAll = async ({ services, app }: TestServer): Promise<void> => {
  await sealEvents(services.store, soon());
  // Messages of a later moment than now are due.
  await services.store
    .updateTable('webhook_deliveries')
    .set({ due_at: new Date(0).toISOString() })
    .where('attempts', '=', 0)
    .execute();
  await sendDueMessages({ ...services, log: app.log });
};

/** As if that many seconds had gone by for what waits. */
export const letPass = async ({ services: { store } }: TestServer, seconds: number): Promise<void> => {
  const earlier = (instant: string) => new Date(Date.parse(instant) - seconds * 1000).toISOString();
  for (const { id, due_at } of await store.selectFrom('webhook_deliveries').select(['id', 'due_at']).execute())
    await store
      .updateTable('webhook_deliveries')
      .set({ due_at: earlier(due_at) })
      .where('id', '=', id)
      .execute();
  for (const { id, failing_since } of await store.selectFrom('webhooks').select(['id', 'failing_since']).execute())
    await store
      .updateTable('webhooks')
      .set({ leased_until: '', ...(failing_since && { failing_since: earlier(failing_since) }) })
      .where('id', '=', id)
      .execute();
};

/** What a receiver compares: Standard Webhooks, written out once more. */
export const signatureOf = (secret: string, { headers, body }: Received): string => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
};
