import { Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { updateUser } from '#contract/calls/account.ts';
import { getUser } from '#contract/calls/users.ts';
import { passwordLength, phoneLength } from '#contract/limits.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { fetchUserInfo } from '#src/providers/fetch-user-info.ts';
import { useHome } from '#src/providers/use-home.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx';
import { PhoneInput } from '#src/ui/forms/PhoneInput.tsx';
import { email, equals, maxLength, minLength, type Rule, required } from '#src/ui/forms/rules.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { Notice } from '#src/ui/Notice.tsx';

interface Props {
  readonly account: z.output<(typeof getUser)['answer']>['data'];
}

/** Another address asks for more: to be typed twice, the password, and that one knows what follows. S2.4-63, S2.5-35. */
export const AccountForm = ({ account }: Props) => {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { permissions } = useUserInfo();
  const home = useHome();
  const { id, attributes, meta } = account;
  const present = String(attributes?.email ?? '');
  const hasPhone = permissions.includes('has-phone');
  const whenChanged =
    (rule: Rule): Rule =>
    (value, values) =>
      isOther(values.email, present) ? rule(value, values) : undefined;

  const form = useForm({
    keptAs: 'account',
    unkept: ['current_password'],
    initial: {
      first_name: String(attributes?.first_name ?? ''),
      last_name: String(attributes?.last_name ?? ''),
      email: present,
      email_confirmation: '',
      current_password: '',
      acknowledged: false,
      phone: String(attributes?.phone ?? ''),
      is_subscribed: attributes?.is_subscribed === true,
    },
    rules: {
      first_name: [required],
      last_name: [required],
      email: [required, email],
      email_confirmation: [whenChanged(required), whenChanged(equals('email'))],
      current_password: [whenChanged(required), whenChanged(maxLength(passwordLength.max))],
      acknowledged: [whenChanged(required)],
      ...(hasPhone && { phone: [required, minLength(phoneLength.min)] }),
    },
    send: async ({ acknowledged: _, email_confirmation, current_password, phone, ...values }) => {
      await callApi(updateUser, {
        params: { id },
        body: {
          data: {
            type: 'users',
            attributes: {
              id,
              ...values,
              ...(hasPhone && { phone }),
              ...(isOther(values.email, present) && { email_confirmation, current_password }),
            },
          },
        },
      });
      await Promise.all([fetchUserInfo(), client.invalidateQueries({ queryKey: [getUser.id] })]);
      notify(text('account.updated'));
      navigate(home.path);
    },
  });
  const typed = form.field('email').value;
  const isChanged = isOther(typed, present);
  const pending = meta?.pending_email;
  return (
    <Box
      component="form"
      {...form.form}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, maxWidth: 560 }}
    >
      {pending && (
        <Notice severity="info" role="note">
          {text('account.pendingEmail', { email: pending })}
        </Notice>
      )}
      <LabelledInput
        {...form.field('first_name')}
        label={text('account.firstName')}
        required
        autoComplete="given-name"
      />
      <LabelledInput
        {...form.field('last_name')}
        label={text('account.lastName')}
        required
        autoComplete="family-name"
      />
      <LabelledInput
        {...form.field('email')}
        label={text('account.email')}
        type="email"
        required
        autoComplete="email"
        {...(isChanged && { hint: text('account.emailLater') })}
      />
      {isChanged && (
        <>
          <Notice severity="info" role="status">
            {text('account.emailChanged')}
          </Notice>
          <LabelledInput
            {...form.field('email_confirmation')}
            label={text('account.confirmEmail')}
            type="email"
            required
            autoComplete="off"
          />
          <PasswordInput
            {...form.field('current_password')}
            label={text('account.currentPassword')}
            autoComplete="current-password"
          />
          <CheckboxField {...form.box('acknowledged')}>{text('account.acknowledge')}</CheckboxField>
        </>
      )}
      {hasPhone && <PhoneInput {...form.field('phone')} label={text('account.phone')} required />}
      {!home.isOperator && (
        <CheckboxField {...form.box('is_subscribed')} required={false}>
          {text('account.subscribed')}
        </CheckboxField>
      )}
      {!home.isOperator && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('account.managerNote')}
        </Typography>
      )}
      <Box>
        <SubmitButton isSending={form.isSending}>{text('account.save')}</SubmitButton>
      </Box>
    </Box>
  );
};

/** Addresses are compared as the server keeps them. */
const isOther = (typed: unknown, present: string): boolean => String(typed).trim().toLowerCase() !== present;
