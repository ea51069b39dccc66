import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { countNotifications } from '#contract/calls/count-notifications.ts';
import { notificationInterval } from '#contract/limits.ts';
import { callApi } from './call-api.ts';
import { useUserInfo } from './user-info.ts';

const storageKey = 'notifications';
const queryKeyOf = (uid: number): QueryKey => ['notifications', uid];

/**
 * How many messages are unread: asked for at load and every twenty minutes, and kept for the session so that the badge does
 * not come and go with each page. S2.4-29, S2.4-30.
 */
export const useUnreadCount = (): number => {
  const { uid, permissions } = useUserInfo();
  const { data = 0 } = useQuery({
    queryKey: queryKeyOf(uid),
    queryFn: ({ signal }) => callApi(countNotifications, { signal }),
    enabled: permissions.includes('message-centre'),
    placeholderData: () => Number(sessionStorage.getItem(storageKey) ?? 0),
    refetchInterval: notificationInterval,
    staleTime: notificationInterval,
  });
  useEffect(() => sessionStorage.setItem(storageKey, String(data)), [data]);
  return data;
};

/** Says how many are unread, for who has just heard it in another way. */
export const useTellUnreadCount = (): ((count: number) => void) => {
  const { uid } = useUserInfo();
  const client = useQueryClient();
  return useCallback(
    (count) => {
      const queryKey = queryKeyOf(uid);
      // An answer still on its way was counted before.
      void client.cancelQueries({ queryKey }).then(() => client.setQueryData(queryKey, count));
    },
    [client, uid],
  );
};
