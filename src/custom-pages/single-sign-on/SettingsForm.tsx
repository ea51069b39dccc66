import { Box, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { SingleSignOn } from '#contract/calls/single-sign-on.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { type Rule, required } from '#src/ui/forms/rules.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { useSingleSignOnMessages } from './messages.ts';
import { NativeChoice } from './NativeChoice.tsx';
import { RuleRows, toRuleRow } from './RuleRows.tsx';
import type { Ways } from './ways.ts';

interface Props extends Pick<Ways, 'save'> {
  readonly kept: SingleSignOn;
  readonly onSaved: () => Promise<void>;
}

/** The connection, who is let in, and as what. The connection is changed only while it is off. */
export const SettingsForm = ({ kept, save, onSaved }: Props) => {
  const messages = useSingleSignOnMessages();
  const notify = useNotify();
  const translate = useTranslate();
  const isLeaving = useRef(false);
  const [rules, setRules] = useState(() => kept.rules.map(toRuleRow));
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const requiredAtFirst: Rule = (value, typed) => (hasChanged() ? undefined : required(value, typed));
  const { form, field, box, values, isSending, isDirty } = useForm({
    initial: {
      issuer: kept.issuer,
      client_id: kept.client_id,
      client_secret: '',
      domains: kept.domains.join('\n'),
      email_claim: kept.email_claim,
      groups_claim: kept.groups_claim,
      trusts_addresses: kept.trusts_addresses,
      asks_second_factor: kept.asks_second_factor,
      lets_in_newcomers: kept.lets_in_newcomers,
      is_only: kept.is_only,
      password_user: String(kept.password_user ?? ''),
    },
    // Nothing was entered at all: then that is what is wrong. What is begun may be saved in parts.
    rules: { issuer: [requiredAtFirst], client_id: [requiredAtFirst] },
    send: async ({ client_secret, domains, password_user, ...others }) => {
      setRefused({});
      await save({
        ...others,
        domains: linesOf(domains),
        password_user: password_user === '' ? null : Number(password_user),
        rules: rules.map(({ key: _, ...rule }) => rule),
        ...(client_secret !== '' && { client_secret }),
        version: kept.version,
      });
      const missing = [others.issuer === '' && messages.issuer, others.client_id === '' && messages.client].filter(
        Boolean,
      );
      notify(missing.length > 0 ? messages.savedPart(missing.join(', ')) : messages.saved);
      await onSaved();
    },
    onFailure: (error) => {
      const lines = linesOf(values.domains);
      const domains = lines.map((_, index) => `domains.${index}`);
      const parts = [
        'rules',
        ...rules.flatMap((_, index) => ['', '.value', '.locations'].map((part) => `rules.${index}${part}`)),
      ];
      const fields = [...Object.keys(values), ...domains, ...parts];
      const found = toFieldErrors(error, { fields, translate });
      const atLines = domains.flatMap((name, index) =>
        found.fields[name] === undefined ? [] : [messages.atLine(lines[index] ?? '', found.fields[name])],
      );
      setRefused({ ...found.fields, ...(atLines.length > 0 && { domains: atLines.join(' ') }) });
      if (found.message) notify(found.message, { type: 'error' });
    },
  });
  const hasChanged = () => isDirty || areRulesDirty;
  const areRulesDirty = JSON.stringify(rules.map(({ key: _, ...rule }) => rule)) !== JSON.stringify(kept.rules);
  const typed = { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } as const;
  const domains = field('domains');
  const person = field('password_user');
  return (
    <Box component="form" {...form} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <Part title={messages.connection}>
        <LabelledInput
          label={messages.redirect}
          hint={messages.redirectHint}
          value={kept.redirect_uri}
          onChange={stay}
          readOnly
        />
        <LabelledInput
          {...field('issuer')}
          {...typed}
          label={messages.issuer}
          hint={messages.issuerHint}
          disabled={kept.is_on}
        />
        <LabelledInput {...field('client_id')} {...typed} label={messages.client} disabled={kept.is_on} />
        <LabelledInput
          {...field('client_secret')}
          {...typed}
          autoComplete="new-password"
          type="password"
          label={messages.secret}
          hint={kept.has_secret ? messages.secretSet : messages.secretNone}
          disabled={kept.is_on}
        />
        {kept.is_on && <Typography variant="body2">{messages.fixed}</Typography>}
      </Part>
      <Part title={messages.people}>
        <LabelledInput
          {...domains}
          {...typed}
          label={messages.domains}
          hint={messages.domainsHint}
          error={refused.domains}
          onChange={(value) => {
            setRefused({});
            domains.onChange(value);
          }}
          multiline
          minRows={2}
          maxRows={10}
        />
        <LabelledInput
          {...field('email_claim')}
          {...typed}
          label={messages.emailClaim}
          hint={messages.emailClaimHint}
        />
        <CheckboxField {...box('trusts_addresses')} required={false}>
          {messages.trusts}
        </CheckboxField>
        <CheckboxField {...box('asks_second_factor')} required={false}>
          {messages.asksFactor}
        </CheckboxField>
      </Part>
      <Part title={messages.roleTitle}>
        <LabelledInput
          {...field('groups_claim')}
          {...typed}
          label={messages.groupsClaim}
          hint={messages.groupsClaimHint}
        />
        <RuleRows rows={rules} locations={kept.locations} errors={refused} onChange={setRules} />
        <CheckboxField {...box('lets_in_newcomers')} required={false}>
          {messages.newcomers}
        </CheckboxField>
      </Part>
      <Part title={messages.passwords}>
        <CheckboxField {...box('is_only')} required={false}>
          {messages.only}
        </CheckboxField>
        <NativeChoice
          {...person}
          label={messages.passwordUser}
          options={[
            { value: '', name: messages.nobody },
            ...kept.administrators.map(({ id, name }) => ({ value: String(id), name })),
          ]}
        />
      </Part>
      <Box>
        <SubmitButton isSending={isSending}>{messages.save}</SubmitButton>
      </Box>
      <LeaveGuard isDirty={isDirty || areRulesDirty} isLeaving={isLeaving} />
    </Box>
  );
};

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Box component="section" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
    <Typography variant="h2" sx={{ pt: 5, borderTop: 1, borderColor: 'divider' }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const stay = () => undefined;

const linesOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);
