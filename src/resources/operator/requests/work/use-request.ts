import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getQueueFigures, getRequestPlace } from '#contract/calls/operator/queue.ts';
import { getOperatorRequest } from '#contract/calls/operator/requests.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import type { CallError } from '#src/providers/call-error.ts';
import type { OperatorRequest } from '../request.ts';

/** A request as it is now. Another language leaves what is shown until the words have come: a form on the screen stays. */
export const useRequest = (id: number) => {
  const language = useLanguage();
  return useQuery<OperatorRequest, CallError>({
    queryKey: [getOperatorRequest.id, id, language],
    queryFn: ({ signal }) => callApi(getOperatorRequest, { params: { id }, signal }),
    placeholderData: (before) => (before?.id === id ? before : undefined),
    staleTime: 0,
  });
};

/** Has the list and every request asked for anew: one was changed, and with it the places of the others. */
export const useRequestsChanged = () => {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['desk-requests'] }),
      client.invalidateQueries({ queryKey: [getOperatorRequest.id] }),
      client.invalidateQueries({ queryKey: [getRequestPlace.id] }),
      client.invalidateQueries({ queryKey: [getQueueFigures.id] }),
    ]);
  }, [client]);
};
