import { FormControlLabel, Switch, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { getWatchedLists } from '#contract/calls/watched-lists.ts';
import { getWeeklyNews, updateWeeklyNews } from '#contract/calls/weekly-news.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { useOverviewMessages } from './messages.ts';

/** Whether what is new is mailed once a week, and the switch for it. */
export const WeeklyNews = () => {
  const messages = useOverviewMessages();
  const notify = useNotify();
  const { data } = useCall(getWeeklyNews, {}, { staleTime: 0 });
  const client = useQueryClient();
  const { isSending, send } = useSend();
  if (!data) return null;
  const change = (mailed: boolean) =>
    send(async () => {
      // Both are the organisation's, and rise its version; where somebody else did meanwhile, the next try has theirs.
      const asked = [getWeeklyNews, getWatchedLists];
      await callApi(updateWeeklyNews, { body: { mailed, version: data.version } }).finally(() =>
        Promise.all(asked.map(({ id }) => client.invalidateQueries({ queryKey: [id] }))),
      );
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
