import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GetListResult } from 'react-admin';
import { markRequestSeen } from '#contract/calls/requests.ts';
import { callApi } from '#src/providers/call-api.ts';
import type { Request, RequestListMeta } from './request.ts';

const lists = { queryKey: ['requests', 'getList'] };

/**
 * Marks a request as seen once it is open: at once where it is listed and counted, and on the server. When that fails it is
 * unread as before. S2.4-09, S2.4-10.
 */
export const useMarkSeen = (request: Request | undefined): void => {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string) => callApi(markRequestSeen, { body: { msgId: Number(id) } }),
    onMutate: async (id) => {
      // A newer answer on its way would bring it back as unread.
      await client.cancelQueries({ ...lists, predicate: ({ state }) => state.data !== undefined });
      const before = client.getQueriesData<GetListResult<Request>>(lists);
      client.setQueriesData<GetListResult<Request>>(lists, (list) => list && withSeen(list, id));
      return before;
    },
    onError: (_, __, before) => {
      for (const [key, list] of before ?? []) client.setQueryData(key, list);
    },
    onSuccess: async (_, id) => {
      client.setQueriesData<Request>(
        { queryKey: ['requests', 'getOne'], predicate: ({ state }) => (state.data as Request | undefined)?.id === id },
        (known) => known && { ...known, is_seen: true },
      );
      // A list that was asked for before is out of date when it comes, and a first answer is not asked for again by itself.
      await client.cancelQueries(lists);
      await client.invalidateQueries(lists);
    },
  });
  const unseen = request?.is_seen === false ? request.id : undefined;
  // What happened while the mark was on its way is to be marked too, though it was unread all along.
  const state = request && `${request.status_slug} ${request.detail?.history?.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state that is shown is marked once
  useEffect(() => {
    if (unseen !== undefined) mutate(unseen);
  }, [unseen, state, mutate]);
};

/** A list after one more request was opened, whether it stands on this page of the list or not. */
const withSeen = (list: GetListResult<Request>, id: string): GetListResult<Request> => {
  const { unseen } = (list.meta ?? {}) as RequestListMeta;
  return {
    ...list,
    data: list.data.map((request) => (request.id === id ? { ...request, is_seen: true } : request)),
    ...(unseen !== undefined && { meta: { ...list.meta, unseen: Math.max(0, unseen - 1) } }),
  };
};
