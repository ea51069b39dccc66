import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countNotifications } from '#contract/calls/count-notifications.ts';
import { notificationInterval } from '#contract/limits.ts';
import { callApi } from '../providers/call-api.ts';
import { useUserInfo } from '../providers/user-info.ts';

const storageKey = 'notifications';

/**
 * How many messages are unread: asked for at load and every twenty minutes, and kept for the session so that the badge does
 * not come and go with each page. Specification 2 §4, "Notices".
 */
export const useUnreadCount = (): number => {
  const { uid, permissions } = useUserInfo();
  const { data = 0 } = useQuery({
    queryKey: ['notifications', uid],
    queryFn: ({ signal }) => callApi(countNotifications, { signal }),
    enabled: permissions.includes('message-centre'),
    placeholderData: () => Number(sessionStorage.getItem(storageKey) ?? 0),
    refetchInterval: notificationInterval,
  });
  useEffect(() => sessionStorage.setItem(storageKey, String(data)), [data]);
  return data;
};
