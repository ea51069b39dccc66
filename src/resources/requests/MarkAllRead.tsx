import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { markAllRequestsSeen } from '#contract/calls/requests.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { useSending } from '#src/ui/forms/use-sending.ts';
import { SendingButton } from '#src/ui/SendingButton.tsx';

/** Marks all requests of the message centre as read, those on other pages of the list too. */
export const MarkAllRead = () => {
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
