import { useQueryClient } from '@tanstack/react-query';
import { markAllRequestsSeen } from '#contract/calls/requests.ts';
import { useText } from '../../i18n/use-text.ts';
import { callApi } from '../../providers/call-api.ts';
import { showToast } from '../../providers/toasts.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { SendingButton } from '../../ui/forms/SendingButton.tsx';
import { useSending } from '../../ui/forms/use-sending.ts';

/** Marks all requests of the message centre as read, those on other pages of the list too. */
export const MarkAllRead = () => {
  const text = useText();
  const client = useQueryClient();
  const { isSending, send } = useSending();
  const mark = () =>
    send(async () => {
      await callApi(markAllRequestsSeen, {});
      showToast(text('requests.allRead'));
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
