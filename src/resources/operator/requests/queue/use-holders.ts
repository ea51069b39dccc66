import { useQuery } from '@tanstack/react-query';
import { listHolders } from '#contract/calls/operator/queue.ts';
import { callApi } from '#src/providers/call-api.ts';

/** The operators who may have a request, asked for while they are offered; what was known of them stands there until the answer. */
export const useHolders = ({ areOffered }: { readonly areOffered: boolean }) =>
  useQuery({
    queryKey: [listHolders.id],
    queryFn: ({ signal }) => callApi(listHolders, { signal }),
    enabled: areOffered,
    staleTime: 0,
  }).data;
