import { FormControlLabel, Switch, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { getWeeklyNews, updateWeeklyNews } from '#contract/calls/weekly-news.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { useOverviewMessages } from './messages.ts';

/** Whether what is new is mailed once a week, and the switch for it. */
export const WeeklyNews = () => {
  const messages = useOverviewMessages();
  const notify = useNotify();
  const { data, refetch } = useCall(getWeeklyNews, {}, { staleTime: 0 });
  const { isSending, send } = useSend();
  if (!data) return null;
  const change = (mailed: boolean) =>
    send(async () => {
      // Where somebody else changed the organisation meanwhile, the next try has its version.
      await callApi(updateWeeklyNews, { body: { mailed, version: data.version } }).finally(() => refetch());
      notify(mailed ? messages.newsOn : messages.newsOff);
    });
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={data.mailed}
            disabled={isSending}
            onChange={(_, mailed) => void change(mailed)}
            slotProps={{ input: { 'aria-label': messages.newsMailed } }}
          />
        }
        label={messages.newsMailed}
      />
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {messages.newsDetail}
      </Typography>
    </>
  );
};
