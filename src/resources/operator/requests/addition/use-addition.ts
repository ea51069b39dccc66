import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { getAddition } from '#contract/calls/operator/requests.ts';
import { callApi } from '#src/providers/call-api.ts';
import type { CallError } from '#src/providers/call-error.ts';

export type Work = z.output<typeof getAddition.answer>;

/** All that is needed to work on an addition. Asked for each time it is opened, and then only when somebody says so: a form stands on it. */
export const useAddition = (id: number) =>
  useQuery<Work, CallError>({
    queryKey: [getAddition.id, id],
    queryFn: ({ signal }) => callApi(getAddition, { params: { id }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
