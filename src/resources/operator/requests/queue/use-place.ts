import { useQuery } from '@tanstack/react-query';
import { getRequestPlace } from '#contract/calls/operator/queue.ts';
import { useListLeft } from '#src/admin/list-left.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { openList, queryOfRequests } from '../paths.ts';
import type { OperatorRequest } from '../request.ts';

/** The list that one came from, else what is open of the same type. */
export const useList = ({ type }: Pick<OperatorRequest, 'type'>): string => useListLeft() ?? openList(type);

/** Where the request stands in a list, as the server has it now. */
export const askPlace = (id: number, list: string, signal?: AbortSignal) =>
  callApi(getRequestPlace, { params: { id }, query: queryOfRequests(list), ...(signal && { signal }) });

/** Where the request stands in the list that one came from; undefined until it is known. */
export const usePlace = (request: OperatorRequest) => {
  const list = useList(request);
  const language = useLanguage();
  const { id } = request;
  return useQuery({
    queryKey: [getRequestPlace.id, id, list, language],
    queryFn: ({ signal }) => askPlace(id, list, signal),
    retry: false,
    staleTime: 0,
  }).data;
};
