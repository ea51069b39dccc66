import { Box, Paper, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useNotify } from 'react-admin';
import type { z } from 'zod';
import { getProvider, updateProvider } from '#contract/calls/operator/system.ts';
import { callApi } from '#src/providers/call-api.ts';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { email, required } from '#src/ui/forms/rules.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { useSystemWords } from './words.ts';

interface Props {
  readonly provider: z.output<(typeof getProvider)['answer']>;
}

/** What the provider says of itself, in both languages. */
export const ProviderForm = ({ provider }: Props) => {
  const words = useSystemWords();
  const notify = useNotify();
  const client = useQueryClient();
  const id = useId();
  const isLeaving = useRef(false);
  const { version, is_address_fixed, ...initial } = provider;
  const { form, field, isSending, isDirty } = useForm({
    keptAs: 'provider',
    initial: { ...initial },
    rules: {
      name_en: [required],
      name_fr: [required],
      support_email_en: [required, email],
      support_email_fr: [required, email],
      privacy_name: [],
      privacy_email: [(value, values) => (value === '' ? undefined : email(value, values))],
    },
    send: async (values) => {
      await callApi(updateProvider, { body: { ...values, version } });
      notify(words.saved);
      await client.invalidateQueries({ queryKey: [getProvider.id] });
    },
  });
  const address = { type: 'email', required: true, readOnly: is_address_fixed };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 4, sm: 6 }, borderRadius: '12px' }}
    >
      <Typography id={id} variant="h2">
        {words.provider}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 4 }}>
        {words.providerLead}
      </Typography>
      <Box
        component="form"
        {...form}
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <LabelledInput {...field('name_en')} label={words.nameEn} required />
        <LabelledInput {...field('name_fr')} label={words.nameFr} required />
        <LabelledInput {...field('support_email_en')} {...address} label={words.supportEn} />
        <LabelledInput
          {...field('support_email_fr')}
          {...address}
          label={words.supportFr}
          {...(is_address_fixed && { hint: words.fixed })}
        />
        <LabelledInput {...field('privacy_name')} label={words.privacyName} hint={words.privacyHint} />
        <LabelledInput {...field('privacy_email')} label={words.privacyEmail} type="email" />
        <Box>
          <SubmitButton isSending={isSending}>{words.save}</SubmitButton>
        </Box>
      </Box>
      <LeaveGuard isDirty={isDirty} isLeaving={isLeaving} />
    </Paper>
  );
};
