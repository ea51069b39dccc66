import { setTimeout as wait } from 'node:timers/promises';
import { sealEvents } from './seal-events.ts';
import { leaseWebhook, type SendingServices, sendTo } from './send-messages.ts';

/** Milliseconds between two looks for what is due. */
const interval = 500;

/** Addresses that are sent to at a time, and those of them that take nothing now: who is slow holds nobody up. */
const places = { all: 8, failing: 4 } as const;

/** Milliseconds that a stop waits for what is under way; it is broken off, and another process takes it up. */
const timeout = 5000;

/** Sends what there is until nothing is due any more. A message that is not taken never makes it throw. */
export const sendDueMessages = async (services: SendingServices, signal?: AbortSignal): Promise<void> => {
  const underWay = new Map<Promise<void>, { readonly isFailing: boolean }>();
  for (;;) {
    const failing = [...underWay.values()].filter(({ isFailing }) => isFailing).length;
    const webhook =
      underWay.size < places.all && !signal?.aborted
        ? await leaseWebhook(services.store, { withFailing: failing < places.failing })
        : undefined;
    if (webhook) {
      const sending: Promise<void> = sendTo(services, webhook, signal)
        .catch((error: unknown) => services.log.error({ err: error, webhook: webhook.id }, 'webhook not sent to'))
        .finally(() => underWay.delete(sending));
      underWay.set(sending, { isFailing: webhook.failing_since !== '' });
    } else if (underWay.size === 0) return;
    // What becomes due while others are slow is not to wait for them.
    else await Promise.race([...underWay.keys(), wait(interval, undefined, { ref: false })]);
  }
};

/** Makes messages of what happens and sends them, until it is stopped. */
export const startWebhooks = (services: SendingServices) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = async (work: () => Promise<unknown>) => {
    while (!signal.aborted) {
      await work().catch((error: unknown) => services.log.error({ err: error }, 'webhooks could not be looked after'));
      await wait(interval, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const looping = Promise.all([loop(() => sealEvents(services.store)), loop(() => sendDueMessages(services, signal))]);
  return {
    stop: async (): Promise<void> => {
      stopping.abort();
      await Promise.race([looping, wait(timeout, undefined, { ref: false })]);
    },
  };
};
