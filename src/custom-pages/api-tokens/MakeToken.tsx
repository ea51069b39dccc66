import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useId, useState } from 'react';
import { type ApiScope, apiScopes, apiTokenDays, powerfulScopes } from '#contract/api-scopes.ts';
import { createApiToken } from '#contract/calls/api-tokens.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx';
import { maxLength, required } from '#src/ui/forms/rules.ts';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SendDialog } from '#src/ui/SendDialog.tsx';
import { useTokenMessages } from './messages.ts';

interface Props {
  readonly scopes: readonly ApiScope[];
  readonly asksPassword: boolean;
  readonly onMade: (token: string) => void;
  readonly onCancel: () => void;
}

/** Asks for a name, for what the token may do and for how long, and has it made. */
export const MakeToken = ({ scopes, asksPassword, onMade, onCancel }: Props) => {
  const language = useLanguage();
  const messages = useTokenMessages();
  const text = useText();
  const [failure, setFailure] = useState<unknown>();
  const daysId = useId();
  const { form, field, values, isSending } = useForm({
    initial: { name: '', scopes: '', days: '90', current_password: '' },
    rules: {
      name: [required, maxLength(60)],
      scopes: [required],
      current_password: asksPassword ? [required] : [],
    },
    onFailure: setFailure,
    send: async ({ name, days, current_password }) => {
      setFailure(undefined);
      const body = {
        name,
        scopes: [...chosen],
        days: Number(days) as (typeof apiTokenDays)[number],
        ...(asksPassword && { current_password }),
      };
      const { token } = await callApi(createApiToken, { body });
      onMade(token);
    },
  });
  // Names of scopes have no space in them.
  const chosen = scopes.filter((scope) => values.scopes.split(' ').includes(scope));
  const isMissing = field('scopes').error !== undefined;
  const change = (scope: ApiScope, isChosen: boolean) =>
    field('scopes').onChange(scopes.filter((one) => (one === scope ? isChosen : chosen.includes(one))).join(' '));
  const powerful = chosen.filter((scope) => powerfulScopes.includes(scope)).map((scope) => apiScopes[scope][language]);
  return (
    <SendDialog
      title={messages.add}
      act={messages.add}
      maxWidth="sm"
      form={form}
      isSending={isSending}
      failure={failure}
      fields={['name', 'scopes', 'current_password']}
      onCancel={onCancel}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <LabelledInput {...field('name')} label={messages.name} hint={messages.nameHint} required autoFocus />
        <FormControl component="fieldset" error={isMissing} data-invalid={isMissing}>
          <FormLabel component="legend" sx={{ mb: 1 }}>
            {messages.scopes}
          </FormLabel>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            {scopes.map((scope) => (
              <FormControlLabel
                key={scope}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.includes(scope)}
                    onChange={(_, isChosen) => change(scope, isChosen)}
                  />
                }
                label={apiScopes[scope][language]}
              />
            ))}
          </Box>
          {powerful.length > 0 && (
            <Box role="status" sx={{ mt: 2 }}>
              <Notice severity="warning" role="presentation">
                {messages.powerful(powerful)}
              </Notice>
            </Box>
          )}
          {isMissing && <FormHelperText role="alert">{messages.scopesMissing}</FormHelperText>}
        </FormControl>
        <FormControl>
          <FormLabel id={daysId}>{messages.days}</FormLabel>
          <RadioGroup
            row
            aria-labelledby={daysId}
            value={values.days}
            onChange={(_, days) => field('days').onChange(days)}
          >
            {apiTokenDays.map((days) => (
              <FormControlLabel
                key={days}
                value={String(days)}
                control={<Radio size="small" />}
                label={messages.dayCount(days)}
              />
            ))}
          </RadioGroup>
        </FormControl>
        {asksPassword && (
          <PasswordInput
            {...field('current_password')}
            label={text('account.currentPassword')}
            autoComplete="current-password"
          />
        )}
      </Box>
    </SendDialog>
  );
};
