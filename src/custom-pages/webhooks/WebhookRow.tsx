import MoreVert from '@mui/icons-material/MoreVert';
import { Box, Button, IconButton, Menu, MenuItem, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  deleteWebhook,
  listWebhookDeliveries,
  rotateWebhookSecret,
  testWebhook,
  type Webhook,
} from '#contract/calls/webhooks.ts';
import { formerSecretHours, webhookEvents } from '#contract/webhooks/events.ts';
import { formatMoment } from '#src/i18n/format-moment.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Row } from '#src/ui/RowList.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { Deliveries, shortAddress } from './Deliveries.tsx';
import { useWebhookMessages } from './messages.ts';
import { WebhookForm } from './WebhookForm.tsx';

interface Props {
  readonly webhook: Webhook;
  readonly onChanged: () => void;
  /** A secret is shown once, and what is to be known of it. */
  readonly onSecret: (secret: string, detail: string) => void;
}

/** On a phone all that may be done stands in one line. */
const narrow = { px: { xs: 2, sm: 4 } };

type Question = 'edit' | 'renew' | 'remove';

/** An address: how it stands, what it is told of, what became of its messages, and what may be done. */
export const WebhookRow = ({ webhook, onChanged, onSecret }: Props) => {
  const words = useWebhookMessages();
  const language = useLanguage();
  const notify = useNotify();
  const client = useQueryClient();
  const testing = useSend();
  const { isSending, send } = useSend();
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setOpen] = useState(false);
  const { id, url, events, off_reason, failing_since } = webhook;
  const name = shortAddress(url);
  const moment = (instant: string) => formatMoment(Date.parse(instant), language);
  const test = () =>
    testing.send(async () => {
      await callApi(testWebhook, { params: { id } });
      notify(words.tested);
      setOpen(true);
      await client.invalidateQueries({ queryKey: [listWebhookDeliveries.id] });
      onChanged();
    });
  const renew = () =>
    send(async () => {
      const { secret, former_until } = await callApi(rotateWebhookSecret, { params: { id } });
      setQuestion(undefined);
      onSecret(secret, former_until ? words.secretFormer(formerSecretHours) : words.secretDetail);
      onChanged();
    });
  const remove = () =>
    send(async () => {
      await callApi(deleteWebhook, { params: { id } }).finally(() => setQuestion(undefined));
      notify(words.removed);
      onChanged();
    });
  const asking = { isActing: isSending, onCancel: () => setQuestion(undefined) };
  const facts = [
    webhook.is_on ? words.on : '',
    webhook.delivered_at ? words.deliveredAt(moment(webhook.delivered_at)) : words.neverDelivered,
    webhook.waiting > 0 ? words.waiting(webhook.waiting) : '',
    webhook.former_until ? words.formerUntil(moment(webhook.former_until)) : '',
  ];
  return (
    <Row
      name={url}
      facts={facts}
      action={
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <SendingButton
              variant="outlined"
              isSending={testing.isSending}
              waitsFor={webhook.is_on ? undefined : words.isOff}
              aria-label={words.testNamed(name)}
              sx={narrow}
              onClick={() => void test()}
            >
              {words.test}
            </SendingButton>
            <Button
              aria-label={words.messagesOf(name)}
              aria-expanded={isOpen}
              sx={narrow}
              onClick={() => setOpen(!isOpen)}
            >
              {words.messages}
            </Button>
            <More name={name} onChoose={setQuestion} />
          </Box>
          {isOpen && (
            <Box sx={{ flexBasis: '100%', minWidth: 0 }}>
              <Deliveries webhook={webhook} onSent={onChanged} />
            </Box>
          )}
        </>
      }
    >
      {webhook.description && <Typography variant="body2">{webhook.description}</Typography>}
      <Typography variant="body2">{events.map((event) => webhookEvents[event][language]).join(' · ')}</Typography>
      {off_reason !== '' && (
        <Notice severity={off_reason === 'by-hand' ? 'info' : 'error'} role="note" sx={{ my: 2 }}>
          {words.off[off_reason]}
        </Notice>
      )}
      {off_reason === '' && failing_since && (
        <Notice severity="warning" role="note" sx={{ my: 2 }}>
          {words.failing(moment(failing_since))}
        </Notice>
      )}
      {question === 'edit' && (
        <WebhookForm
          webhook={webhook}
          onCancel={() => setQuestion(undefined)}
          onDone={() => {
            setQuestion(undefined);
            notify(words.saved);
            onChanged();
          }}
        />
      )}
      {question === 'renew' && (
        <ConfirmDialog
          title={words.renewQuestion(name)}
          act={words.renew}
          color="primary"
          {...asking}
          onConfirm={() => void renew()}
        >
          {words.renewDetail}
        </ConfirmDialog>
      )}
      {question === 'remove' && (
        <ConfirmDialog
          title={words.removeQuestion(name)}
          act={words.remove}
          {...asking}
          onConfirm={() => void remove()}
        >
          {words.removeDetail}
        </ConfirmDialog>
      )}
    </Row>
  );
};

const More = ({ name, onChoose }: { readonly name: string; readonly onChoose: (question: Question) => void }) => {
  const words = useWebhookMessages();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (question: Question) => () => {
    setAnchor(null);
    onChoose(question);
  };
  return (
    <>
      <IconButton
        aria-label={words.moreOf(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose('edit')}>{words.edit}</MenuItem>
        <MenuItem onClick={choose('renew')}>{words.renew}</MenuItem>
        <MenuItem onClick={choose('remove')}>{words.remove}</MenuItem>
      </Menu>
    </>
  );
};
