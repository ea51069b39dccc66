import { QueryClient } from '@tanstack/react-query';

/** Answers stay good for a moment, so that going back and forth asks nothing twice; a refusal is not asked for again. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        // Without a network a question would wait in silence, over the answer to the one before.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
