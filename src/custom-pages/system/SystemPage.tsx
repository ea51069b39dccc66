import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/Error';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button, Paper, Skeleton, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useNotify } from 'react-admin';
import type { z } from 'zod';
import { getProvider, getSystem, updateProvider } from '#contract/calls/operator/system.ts';
import type { CheckState } from '#contract/operator/system-checks/check.ts';
import { type Finding, outcomeOf, sayFinding, systemChecks } from '#contract/operator/system-checks.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { email, link, required } from '#src/ui/forms/rules.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Essentials } from './Essentials.tsx';
import { FailingWebhooks } from './FailingWebhooks.tsx';
import { useSystemMessages } from './messages.ts';
import { Panel } from './Panel.tsx';

/** What is not ready for people and what to do, as `npm run doctor` says it; and what the provider says of itself. */
export default function SystemPage() {
  const words = useSystemMessages();
  const system = useCall(getSystem, {}, { staleTime: 0 });
  const provider = useCall(getProvider, {}, { staleTime: 0 });
  const failed = (system.error && !system.data) || (provider.error && !provider.data);
  if (failed) {
    const retry = () => void Promise.all([system.refetch(), provider.refetch()]);
    return <LoadFailed title={words.failed} onRetry={retry} />;
  }
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 880, display: 'grid', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <Typography variant="h1">{words.title}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {system.data ? words.versions(system.data.version, system.data.node) : '\u00a0'}
          </Typography>
        </Box>
        <Button variant="outlined" onClick={() => void system.refetch()} disabled={system.isFetching}>
          {words.again}
        </Button>
      </Box>
      {system.data ? <Findings system={system.data} /> : <Waiting height={640} />}
      {system.data ? <Essentials essentials={system.data.essentials} /> : <Waiting height={180} />}
      {system.data && system.data.failing_webhooks.length > 0 && (
        <FailingWebhooks webhooks={system.data.failing_webhooks} />
      )}
      {provider.data ? <ProviderForm key={provider.data.version} provider={provider.data} /> : <Waiting height={320} />}
    </Box>
  );
}

/** As much room as what will stand there. */
const Waiting = ({ height }: { height: number }) => {
  const words = useSystemMessages();
  return (
    <Box role="status" aria-busy aria-label={words.loading}>
      <Skeleton variant="rounded" height={height} />
    </Box>
  );
};

type System = z.output<(typeof getSystem)['answer']>;

const Findings = ({ system: { findings } }: { system: System }) => {
  const words = useSystemMessages();
  const id = useId();
  const count = (state: CheckState) => findings.filter((finding) => outcomeOf(finding).state === state).length;
  const [bad, warnings] = [count('bad'), count('warning')];
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 4 }}>
      <Typography id={id} variant="h2" className="visually-hidden">
        {words.checks}
      </Typography>
      <Box role="status">
        <Notice severity={bad > 0 ? 'error' : warnings > 0 ? 'warning' : 'done'} role="presentation">
          {bad > 0 ? words.notReady(bad) : warnings > 0 ? words.look(warnings) : words.ready}
        </Notice>
      </Box>
      <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', p: 0, m: 0, borderRadius: '12px' }}>
        {findings.map((finding) => (
          <Row key={finding.check} finding={finding} />
        ))}
      </Paper>
    </Box>
  );
};

const icons = { good: CheckCircleOutlined, note: InfoOutlined, warning: WarningAmberOutlined, bad: ErrorIcon };

const colours = ({ tokens }: Theme): Record<CheckState, string> => ({
  good: tokens.text2,
  note: tokens.text2,
  warning: tokens.amber,
  bad: tokens.red,
});

const Row = ({ finding }: { finding: Finding }) => {
  const words = useSystemMessages();
  const language = useLanguage();
  const { state, found, advice } = outcomeOf(finding);
  const Icon = icons[state];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '24px minmax(0, 1fr)', sm: '24px 160px minmax(0, 1fr)' },
        columnGap: 3,
        px: { xs: 3, sm: 5 },
        py: 3,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={(theme) => ({ color: colours(theme)[state], display: 'flex', pt: '1px' })}>
        <Icon sx={{ fontSize: 20 }} titleAccess={words.states[state]} />
      </Box>
      <Typography sx={{ fontWeight: 600 }}>{systemChecks[finding.check].title[language]}</Typography>
      <Box sx={{ gridColumn: { xs: 2, sm: 'auto' }, overflowWrap: 'anywhere' }}>
        <Typography>{sayFinding(found, finding, language)}</Typography>
        {advice && (
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{sayFinding(advice, finding, language)}</Typography>
        )}
      </Box>
    </Box>
  );
};

interface Props {
  readonly provider: z.output<(typeof getProvider)['answer']>;
}

/** What the provider says of itself, in both languages. */
const ProviderForm = ({ provider }: Props) => {
  const words = useSystemMessages();
  const notify = useNotify();
  const client = useQueryClient();
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
      site_en: [link],
      site_fr: [link],
      terms_en: [link],
      terms_fr: [link],
      privacy_name: [],
      privacy_email: [(value, values) => (value === '' ? undefined : email(value, values))],
    },
    send: async (values) => {
      await callApi(updateProvider, { body: { ...values, version } });
      notify(words.saved);
      await client.invalidateQueries({ queryKey: [getProvider.id] });
      await client.invalidateQueries({ queryKey: [getSystem.id] });
    },
  });
  const address = { type: 'email', required: true, readOnly: is_address_fixed };
  return (
    <Panel title={words.provider} lead={words.providerLead}>
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
        <LabelledInput {...field('site_en')} label={words.siteEn} inputMode="url" />
        <LabelledInput {...field('site_fr')} label={words.siteFr} inputMode="url" />
        <LabelledInput {...field('terms_en')} label={words.termsEn} hint={words.linksHint} inputMode="url" />
        <LabelledInput {...field('terms_fr')} label={words.termsFr} inputMode="url" />
        <LabelledInput {...field('privacy_name')} label={words.privacyName} hint={words.privacyHint} />
        <LabelledInput {...field('privacy_email')} label={words.privacyEmail} type="email" />
        <Box>
          <SubmitButton isSending={isSending}>{words.save}</SubmitButton>
        </Box>
      </Box>
      <LeaveGuard isDirty={isDirty} isLeaving={isLeaving} />
    </Panel>
  );
};
