import { Box, Skeleton, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { useTellUnreadCount } from '#src/providers/unread-count.ts';
import { MarkAllRead } from './MarkAllRead.tsx';
import type { Request, RequestListMeta } from './request.ts';

/** How many messages are unread, which the header and the navigation then say too. */
export const UnreadLine = () => {
  const text = useText();
  const countText = useCountText();
  const tell = useTellUnreadCount();
  const { meta, error } = useListContext<Request>();
  const { unseen } = (meta ?? {}) as RequestListMeta;
  useEffect(() => {
    if (unseen !== undefined) tell(unseen);
  }, [unseen, tell]);
  if (unseen === undefined) return error ? null : <Skeleton width={120} height={14} sx={{ mt: 0.75 }} />;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2, minHeight: 30 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {unseen === 0 ? text('requests.noneUnread') : countText('requests.unread', unseen)}
      </Typography>
      {unseen > 0 && <MarkAllRead />}
    </Box>
  );
};
