import type { Client } from '../http-client.ts';

/** Milliseconds for which an address that did not answer is left alone. */
const avoidance = 5000;

/** A client of several processes, as a proxy before them is: each person has one of them, and is led to another while that one is away. */
export const createBalancedClient = (clients: readonly Client[], own: number): Client => {
  const avoidedUntil = clients.map(() => 0);
  const inTurn = clients.map((_, at) => (own + at) % clients.length);
  return {
    send: async (path, sending) => {
      const started = performance.now();
      const now = Date.now();
      const [chosen = own, ...others] = inTurn.toSorted((a, b) => isAvoided(a) - isAvoided(b));
      function isAvoided(at: number): number {
        return (avoidedUntil[at] ?? 0) > now ? 1 : 0;
      }
      const sent = (at: number) => clients[at]!.send(path, sending);
      const answer = await sent(chosen).catch((error: unknown) => {
        avoidedUntil[chosen] = Date.now() + avoidance;
        const [next] = others;
        if (next === undefined || (sending?.method ?? 'GET') !== 'GET') throw error;
        return sent(next);
      });
      return { ...answer, ms: performance.now() - started };
    },
    with: (headers) =>
      createBalancedClient(
        clients.map((client) => client.with(headers)),
        own,
      ),
    at: (url) => clients[own]!.at(url),
    close: () => {
      for (const client of clients) client.close();
    },
  };
};
