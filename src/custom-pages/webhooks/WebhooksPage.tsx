import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { listWebhooks } from '#contract/calls/webhooks.ts';
import { maxWebhooks } from '#contract/webhooks/events.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCall } from '#src/providers/use-call.ts';
import { FormPage } from '#src/ui/FormPage.tsx';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { RowList } from '#src/ui/RowList.tsx';
import { ShownOnce, ShownText } from '#src/ui/ShownOnce.tsx';
import { useWebhookMessages } from './messages.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookRow } from './WebhookRow.tsx';

/** Milliseconds between two looks while something is on its way. */
const pause = 5000;

/** Addresses that are told what happens: added, changed, tried, given a new secret, removed; and what became of each message. */
export default function WebhooksPage() {
  const text = useText();
  const words = useWebhookMessages();
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<{ readonly secret: string; readonly detail: string }>();
  const { data, error, refetch } = useCall(
    listWebhooks,
    {},
    {
      staleTime: 0,
      askAgain: (answer) => (answer?.webhooks.some(({ waiting }) => waiting > 0) ? pause : false),
    },
  );
  if (error && !data) return <LoadFailed title={words.failed} onRetry={() => void refetch()} />;
  return (
    <FormPage title={text('pages.webhooks')}>
      <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start', maxWidth: 840 }}>
        <Typography sx={{ color: 'text.secondary', maxWidth: 720 }}>{words.lead}</Typography>
        <Button
          variant="contained"
          disabled={!data || data.webhooks.length >= maxWebhooks}
          onClick={() => setAdding(true)}
        >
          {words.add}
        </Button>
        {!data && (
          <Box role="status" aria-busy aria-label={words.loading} sx={{ width: '100%' }}>
            <Skeleton variant="rounded" height={160} />
          </Box>
        )}
        {data?.webhooks.length === 0 && <Typography>{words.none}</Typography>}
        {data && data.webhooks.length > 0 && (
          <RowList label={words.list}>
            {data.webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onChanged={() => void refetch()}
                onSecret={(secret, detail) => setShown({ secret, detail })}
              />
            ))}
          </RowList>
        )}
      </Box>
      {isAdding && (
        <WebhookForm
          onCancel={() => setAdding(false)}
          onDone={(secret) => {
            setAdding(false);
            if (secret !== undefined) setShown({ secret, detail: words.secretDetail });
            void refetch();
          }}
        />
      )}
      {shown && (
        <ShownOnce
          title={words.secretTitle}
          detail={shown.detail}
          text={shown.secret}
          words={words}
          onKept={() => setShown(undefined)}
        >
          <ShownText label={words.secret}>{shown.secret}</ShownText>
        </ShownOnce>
      )}
    </FormPage>
  );
}
