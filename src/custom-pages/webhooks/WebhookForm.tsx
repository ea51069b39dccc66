import { Box, Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel } from '@mui/material';
import { useState } from 'react';
import { createWebhook, updateWebhook, type Webhook } from '#contract/calls/webhooks.ts';
import { type WebhookEvent, webhookEventNames, webhookEvents } from '#contract/webhooks/events.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { maxLength, required } from '#src/ui/forms/rules.ts';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { SendDialog } from '#src/ui/SendDialog.tsx';
import { useWebhookMessages } from './messages.ts';

interface Props {
  /** What is changed; without it one is added. */
  readonly webhook?: Webhook;
  readonly onCancel: () => void;
  /** With the secret of one that was added. */
  readonly onDone: (secret?: string) => void;
}

/** Asks where messages go and what of, and has that kept. */
export const WebhookForm = ({ webhook, onCancel, onDone }: Props) => {
  const language = useLanguage();
  const words = useWebhookMessages();
  const [failure, setFailure] = useState<unknown>();
  const { form, field, box, values, isSending } = useForm({
    initial: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      events: webhook?.events.join(' ') ?? '',
      is_on: webhook?.is_on ?? true,
    },
    rules: { url: [required, maxLength(2000)], description: [maxLength(200)], events: [required] },
    onFailure: setFailure,
    send: async ({ url, description, is_on }) => {
      setFailure(undefined);
      const settings = { url, description, events: [...chosen] };
      if (webhook) {
        const { id, version } = webhook;
        await callApi(updateWebhook, { params: { id }, body: { ...settings, is_on, version } });
        onDone();
      } else onDone((await callApi(createWebhook, { body: settings })).secret);
    },
  });
  // Names of events have no space in them.
  const chosen = webhookEventNames.filter((event) => values.events.split(' ').includes(event));
  const isMissing = field('events').error !== undefined;
  const change = (event: WebhookEvent, isChosen: boolean) =>
    field('events').onChange(
      webhookEventNames.filter((one) => (one === event ? isChosen : chosen.includes(one))).join(' '),
    );
  return (
    <SendDialog
      title={webhook ? words.editTitle : words.add}
      act={webhook ? words.save : words.add}
      maxWidth="sm"
      form={form}
      isSending={isSending}
      failure={failure}
      fields={['url', 'description', 'events']}
      onCancel={onCancel}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <LabelledInput {...field('url')} label={words.url} hint={words.urlHint} inputMode="url" required autoFocus />
        <LabelledInput {...field('description')} label={words.description} hint={words.descriptionHint} />
        <FormControl component="fieldset" error={isMissing} data-invalid={isMissing}>
          <FormLabel component="legend" sx={{ mb: 1 }}>
            {words.events}
          </FormLabel>
          {webhookEventNames.map((event) => (
            <FormControlLabel
              key={event}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(event)}
                  onChange={(_, isChosen) => change(event, isChosen)}
                />
              }
              label={webhookEvents[event][language]}
            />
          ))}
          {isMissing && <FormHelperText role="alert">{words.eventsMissing}</FormHelperText>}
        </FormControl>
        {webhook && (
          <FormControlLabel
            control={
              <Checkbox size="small" checked={values.is_on} onChange={(_, isOn) => box('is_on').onChange(isOn)} />
            }
            label={words.isOn}
          />
        )}
      </Box>
    </SendDialog>
  );
};
