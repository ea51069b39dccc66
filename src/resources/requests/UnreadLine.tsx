import { Box, Skeleton, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { markAllRequestsSeen } from '#contract/calls/requests.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useTellUnreadCount } from '#src/providers/unread-count.ts';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { useSending } from '#src/ui/forms/use-sending.ts';
import { SendingButton } from '#src/ui/SendingButton.tsx';
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

/** Marks all requests of the message centre as read, those on other pages of the list too. */
const MarkAllRead = () => {
  const text = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const { isSending, send } = useSending();
  const mark = () =>
    send(async () => {
      await callApi(markAllRequestsSeen, {});
      notify(text('requests.allRead'));
      // The button goes with the last unread message.
      focusHeading();
      await client.invalidateQueries({ queryKey: ['requests'] });
    });
  return (
    <SendingButton size="small" isSending={isSending} onClick={() => void mark()} sx={{ displayPrint: 'none' }}>
      {text('requests.markAllRead')}
    </SendingButton>
  );
};
