import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getQueueMark, showPresence } from '#contract/calls/operator/queue.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useRequestsChanged } from '../work/use-request.ts';

/** Milliseconds between two questions: what others do is on the screen within two seconds. Nothing is asked by a tab that nobody sees. */
const askEvery = 1_200;

const asked = { refetchInterval: askEvery, refetchOnWindowFocus: 'always', retry: false, staleTime: 0 } as const;

/** Has what is shown of requests asked for anew once anything about them has changed. */
export const useQueueWatch = (): void => {
  const { data } = useQuery({
    queryKey: [getQueueMark.id],
    queryFn: ({ signal }) => callApi(getQueueMark, { signal }),
    ...asked,
  });
  useWhenChanged(data?.mark);
};

/** The same, and says that a request is open here: who else has it open. */
export const usePresence = (id: number): readonly { readonly id: number; readonly name: string }[] => {
  const { data } = useQuery({
    queryKey: [showPresence.id, id],
    queryFn: ({ signal }) => callApi(showPresence, { params: { id }, body: {}, signal }),
    ...asked,
    // Who was there another time is no news.
    gcTime: 0,
  });
  useWhenChanged(data?.mark);
  return data?.others ?? [];
};

const useWhenChanged = (mark: string | undefined) => {
  const changed = useRequestsChanged();
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (mark === undefined) return;
    if (seen.current !== undefined && seen.current !== mark) void changed();
    seen.current = mark;
  }, [mark, changed]);
};
