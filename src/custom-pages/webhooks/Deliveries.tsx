import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  listWebhookDeliveries,
  resendWebhookDelivery,
  type Webhook,
  type WebhookDelivery,
} from '#contract/calls/webhooks.ts';
import { deliveryFaults, deliveryStates, webhookEvents, webhookTest } from '#contract/webhooks/events.ts';
import { formatMoment } from '#src/i18n/format-moment.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { useWebhookMessages } from './messages.ts';

interface Props {
  readonly webhook: Webhook;
  readonly onSent: () => void;
}

/** Milliseconds between two looks while something is on its way. */
const pause = 3000;

/** An address as buttons name it: several may lead to one host. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** What became of the messages to an address, the newest first, a page at a time. */
export const Deliveries = ({ webhook: { id, url, is_on }, onSent }: Props) => {
  const words = useWebhookMessages();
  const [before, setBefore] = useState<number>();
  const { data, error, refetch } = useCall(
    listWebhookDeliveries,
    { params: { id }, query: before === undefined ? {} : { before } },
    {
      staleTime: 0,
      keepsBefore: true,
      askAgain: (answer) => (answer?.deliveries.some(({ state }) => state === 'waiting') ? pause : false),
    },
  );
  if (error && !data) return <LoadFailed title={words.messagesFailed} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Box role="status" aria-busy aria-label={words.loading} sx={{ my: 2 }}>
        <Skeleton variant="rounded" height={80} />
      </Box>
    );
  const last = data.deliveries.at(-1);
  return (
    <Box component="section" aria-label={words.messagesOf(shortAddress(url))} sx={{ my: 3 }}>
      {data.deliveries.length === 0 && <Typography variant="body2">{words.noMessages}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
        {data.deliveries.map((delivery) => (
          <Delivery
            key={delivery.id}
            webhookId={id}
            delivery={delivery}
            isOn={is_on}
            onSent={() => {
              void refetch();
              onSent();
            }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, mt: 2 }}>
        {data.more && last && <Button onClick={() => setBefore(last.id)}>{words.older}</Button>}
        {before !== undefined && <Button onClick={() => setBefore(undefined)}>{words.newest}</Button>}
      </Box>
    </Box>
  );
};

interface DeliveryProps {
  readonly webhookId: number;
  readonly delivery: WebhookDelivery;
  readonly isOn: boolean;
  readonly onSent: () => void;
}

const Delivery = ({ webhookId, delivery, isOn, onSent }: DeliveryProps) => {
  const words = useWebhookMessages();
  const language = useLanguage();
  const notify = useNotify();
  const { isSending, send } = useSend();
  const moment = (instant: string) => formatMoment(Date.parse(instant), language);
  const { kind, state, fault, status, attempts } = delivery;
  const what = kind === webhookTest ? words.kinds[kind] : webhookEvents[kind][language];
  const facts = [
    moment(delivery.created_at),
    attempts > 0 ? words.tries(attempts) : '',
    attempts > 1 && delivery.tried_at ? words.triedAt(moment(delivery.tried_at)) : '',
    status === null ? '' : words.answered(status),
    fault === '' ? '' : deliveryFaults[fault][language],
    attempts > 0 && delivery.due_at ? words.nextAt(moment(delivery.due_at)) : '',
  ];
  const sendAgain = () =>
    send(async () => {
      await callApi(resendWebhookDelivery, { params: { id: webhookId, delivery: delivery.id } });
      notify(words.sentAgain);
      onSent();
    });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">
          <Box
            component="span"
            sx={({ tokens }) => ({ fontWeight: 600, color: state === 'given-up' ? tokens.red : 'inherit' })}
          >
            {deliveryStates[state][language]}
          </Box>{' '}
          · {words.counted(what, delivery.count)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <SendingButton
        size="small"
        isSending={isSending}
        waitsFor={isOn ? undefined : words.isOff}
        aria-label={words.againNamed(what, moment(delivery.created_at))}
        onClick={() => void sendAgain()}
      >
        {words.again}
      </SendingButton>
    </Box>
  );
};
