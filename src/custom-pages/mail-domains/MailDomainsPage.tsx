import { Box, Skeleton, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { getMailDomains, updateMailDomains } from '#contract/calls/mail-domains.ts';
import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { useCall } from '#src/providers/use-call.ts';
import { FormPage } from '#src/ui/FormPage.tsx';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';

/** Where documents of the organisation may be mailed, named by its administrators. */
export default function MailDomainsPage() {
  const text = useText();
  const words = useMailDomainMessages();
  const { data, error, refetch } = useCall(getMailDomains, {}, { staleTime: 0 });
  if (error && !data) return <LoadFailed title={words.failed} onRetry={() => void refetch()} />;
  return (
    <FormPage title={text('pages.mailDomains')}>
      {data ? (
        <DomainsForm key={data.version} kept={data} />
      ) : (
        <Box role="status" aria-busy aria-label={words.loading}>
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
    </FormPage>
  );
}

const DomainsForm = ({ kept }: { kept: z.output<(typeof getMailDomains)['answer']> }) => {
  const words = useMailDomainMessages();
  const notify = useNotify();
  const translate = useTranslate();
  const client = useQueryClient();
  const isLeaving = useRef(false);
  const [refused, setRefused] = useState<string>();
  const { form, field, values, isSending, isDirty } = useForm({
    keptAs: 'mail-domains',
    initial: { domains: kept.mail_domains.join('\n') },
    rules: {},
    send: async ({ domains }) => {
      setRefused(undefined);
      await callApi(updateMailDomains, { body: { mail_domains: linesOf(domains), version: kept.version } });
      notify(words.saved);
      await client.invalidateQueries({ queryKey: [getMailDomains.id] });
    },
    onFailure: (error) => {
      const lines = linesOf(values.domains);
      const names = lines.map((_, index) => `mail_domains.${index}`);
      const { fields, message } = toFieldErrors(error, { fields: names, translate });
      // What is wrong is said once, of all the entries that have it.
      const faults = Map.groupBy(new Set(lines), (line) => fields[`mail_domains.${lines.indexOf(line)}`]);
      const found = [...faults].flatMap(([fault, faulty]) => (fault ? [words.of(faulty.join(', '), fault)] : []));
      setRefused(found.join(' ') || undefined);
      if (message) notify(message, { type: 'error' });
    },
  });
  const domains = field('domains');
  return (
    <Box
      component="form"
      {...form}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, maxWidth: 560 }}
    >
      <Typography sx={{ color: 'text.secondary' }}>{words.lead}</Typography>
      <LabelledInput
        {...domains}
        label={words.domains}
        hint={words.hint}
        error={refused}
        onChange={(typed) => {
          setRefused(undefined);
          domains.onChange(typed);
        }}
        multiline
        minRows={5}
        maxRows={18}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Box>
        <SubmitButton isSending={isSending}>{words.save}</SubmitButton>
      </Box>
      <LeaveGuard isDirty={isDirty} isLeaving={isLeaving} />
    </Box>
  );
};

/** Lists are pasted from anywhere: what parts their entries may be more than the end of a line. */
const linesOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

const words = {
  en: {
    loading: 'Loading the domains',
    failed: 'The domains could not be loaded',
    lead: 'Links to binders and e-binders are mailed to addresses of these domains only, and to the address of whoever orders them. Links that were mailed before go on until they end; the message centre ends them sooner.',
    domains: 'Domains, one a line',
    hint: 'example.org is that domain alone, *.example.org those in it. With no domain, documents are mailed everywhere.',
    save: 'Save',
    saved: 'Saved.',
    of: (entries: string, message: string) => `${entries}: ${message}`,
  },
  fr: {
    loading: 'Chargement des domaines',
    failed: 'Les domaines n’ont pas pu être chargés',
    lead: 'Les liens vers les cartables ne s’envoient qu’aux adresses de ces domaines et à celle de la personne qui les commande. Les liens déjà envoyés restent valides jusqu’à leur terme; le centre de messages permet d’y mettre fin plus tôt.',
    domains: 'Domaines, un par ligne',
    hint: 'Saisissez example.org pour ce domaine seul, *.example.org pour ses sous-domaines. Sans domaine, les documents s’envoient partout.',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    of: (entries: string, message: string) => `${entries}\u00a0: ${message}`,
  },
} satisfies Record<Language, unknown>;

const useMailDomainMessages = () => words[useLanguage()];
