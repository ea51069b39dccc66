import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { z } from 'zod';
import { getWatchedLists, updateWatchedLists } from '#contract/calls/watched-lists.ts';
import { getWeeklyNews } from '#contract/calls/weekly-news.ts';
import { listedUnder, listedUnderValues } from '#contract/sheets/listed-under.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useForm } from '#src/ui/forms/use-form.ts';
import { SendDialog } from '#src/ui/SendDialog.tsx';
import { useOverviewMessages } from './messages.ts';

/** Which lists the organisation watches, and the way to choose them. */
export const WatchLists = () => {
  const messages = useOverviewMessages();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { data } = useCall(getWatchedLists, {}, { staleTime: 0 });
  if (!data) return null;
  const names = data.lists.map((list) => listedUnder[list][language]);
  return (
    <Box sx={{ mt: 3, '@media print': { display: 'none' } }}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {names.length > 0 ? messages.watched(names.join(', ')) : messages.notWatched}
      </Typography>
      <Button variant="outlined" size="small" startIcon={<NotificationsOutlined />} onClick={() => setOpen(true)}>
        {messages.watch}
      </Button>
      {isOpen && <ChooseLists kept={data} onDone={() => setOpen(false)} />}
    </Box>
  );
};

interface Props {
  readonly kept: z.output<(typeof getWatchedLists)['answer']>;
  readonly onDone: () => void;
}

const ChooseLists = ({ kept, onDone }: Props) => {
  const messages = useOverviewMessages();
  const language = useLanguage();
  const notify = useNotify();
  const client = useQueryClient();
  const [failure, setFailure] = useState<unknown>();
  const { form, field, values, isSending } = useForm({
    initial: { lists: kept.lists.join(' ') },
    rules: {},
    onFailure: setFailure,
    send: async () => {
      setFailure(undefined);
      await callApi(updateWatchedLists, { body: { lists: chosen, version: kept.version } });
      await Promise.all([getWatchedLists, getWeeklyNews].map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
      notify(messages.watchSaved);
      onDone();
    },
  });
  // Ids of lists have no space in them.
  const chosen = listedUnderValues.filter((list) => values.lists.split(' ').includes(list));
  const change = (list: string, isChosen: boolean) =>
    field('lists').onChange(
      listedUnderValues.filter((one) => (one === list ? isChosen : chosen.includes(one))).join(' '),
    );
  return (
    <SendDialog
      title={messages.watch}
      act={messages.save}
      maxWidth="sm"
      form={form}
      isSending={isSending}
      failure={failure}
      fields={['lists']}
      onCancel={onDone}
    >
      <Typography sx={{ mb: 3 }}>{messages.watchLead}</Typography>
      <Box
        role="group"
        aria-label={messages.watch}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {listedUnderValues.map((list) => (
          <FormControlLabel
            key={list}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(list)}
                onChange={(_, isChosen) => change(list, isChosen)}
              />
            }
            label={listedUnder[list][language]}
          />
        ))}
      </Box>
    </SendDialog>
  );
};
