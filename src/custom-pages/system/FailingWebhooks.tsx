import { Box } from '@mui/material';
import type { z } from 'zod';
import type { getSystem } from '#contract/calls/operator/system.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { Row, RowList } from '#src/ui/RowList.tsx';
import { useSystemMessages } from './messages.ts';
import { Panel } from './Panel.tsx';

interface Props {
  readonly webhooks: z.output<(typeof getSystem)['answer']>['failing_webhooks'];
}

/** Addresses of organisations at which messages do not arrive. */
export const FailingWebhooks = ({ webhooks }: Props) => {
  const words = useSystemMessages();
  const language = useLanguage();
  return (
    <Panel title={words.failingWebhooks}>
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
    </Panel>
  );
};
