import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import type { z } from 'zod';
import type { getSystem } from '#contract/calls/operator/system.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { Row, RowList } from '#src/ui/RowList.tsx';
import { useSystemMessages } from './messages.ts';

interface Props {
  readonly webhooks: z.output<(typeof getSystem)['answer']>['failing_webhooks'];
}

/** Addresses of organisations at which messages do not arrive. */
export const FailingWebhooks = ({ webhooks }: Props) => {
  const words = useSystemMessages();
  const language = useLanguage();
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 4, sm: 6 }, borderRadius: '12px' }}
    >
      <Typography id={id} variant="h2" sx={{ mb: 3 }}>
        {words.failingWebhooks}
      </Typography>
      <Box sx={{ maxHeight: 480, overflowY: 'auto' }}>
        <RowList label={words.failingWebhooks}>
          {webhooks.map(({ organisation, host, since, is_on, waiting }) => (
            <Row
              key={`${organisation.id} ${host} ${since}`}
              name={`${organisation[language]} (${organisation.id})`}
              facts={[
                host,
                words.failingSince(formatLongDate(since, language)),
                is_on ? words.messagesWaiting(waiting) : words.switchedOff,
              ]}
            />
          ))}
        </RowList>
      </Box>
    </Paper>
  );
};
