import type { z } from 'zod';
import type { Bilingual, Language } from '#contract/languages.ts';
import { failingDays } from '#contract/webhooks/events.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { composeEmail, type Email } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { mailWebhook } from './mail-webhook.ts';

interface Facts {
  readonly language: Language;
  readonly news: z.output<typeof mailWebhook.payload>['news'];
  /** Of the address; what stands behind it may be a secret. */
  readonly host: string;
  readonly description: string;
  readonly url: string;
  readonly supportEmail: Bilingual;
}

const webhookMail = ({ language, news, host, description, url, supportEmail }: Facts): Email => {
  const { subject, which, label, ...said } = words[language];
  return composeEmail({
    subject: subject(host),
    sections: [{ language, before: [which(host, description), said[news]], action: { label, url }, after: [] }],
    supportEmail,
  });
};

const words = {
  en: {
    subject: (host: string) => `Messages do not arrive at ${host}`,
    which: (host: string, description: string) =>
      description
        ? `Vigie tells the program at ${host} (“${description}”) what happens in your organization.`
        : `Vigie tells the program at ${host} what happens in your organization.`,
    'given-up':
      'A message was not taken in more than a day of tries, and was given up. Later ones are still tried. You will not be told of each.',
    gone: 'The program answered that nobody is there any more (410). The address was switched off, and nothing more is sent to it.',
    failing: `For ${failingDays} days no message was taken. The address was switched off, and nothing more is sent to it.`,
    label: 'See what happened',
  },
  fr: {
    subject: (host: string) => `Des messages n’arrivent pas à ${host}`,
    which: (host: string, description: string) =>
      description
        ? `Vigie avise le programme à ${host} («\u00a0${description}\u00a0») de ce qui se passe dans votre organisation.`
        : `Vigie avise le programme à ${host} de ce qui se passe dans votre organisation.`,
    'given-up':
      'Un message n’a pas été accepté malgré des essais répétés pendant plus d’une journée, et a été abandonné. Les suivants sont encore envoyés. Vous ne recevrez pas d’avis pour chacun.',
    gone: 'Le programme a répondu qu’il n’y a plus personne à cette adresse (410). L’adresse a été désactivée et ne reçoit plus rien.',
    failing: `Depuis ${failingDays} jours, aucun message n’a été accepté. L’adresse a été désactivée et ne reçoit plus rien.`,
    label: 'Voir ce qui s’est passé',
  },
} satisfies Record<Language, unknown>;

export const handleMailWebhook: JobHandler<typeof mailWebhook> = async ({ userId, webhookId, news }, services) => {
  const { store, config } = services;
  const user = await store
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const webhook = await store
    .selectFrom('webhooks')
    .select(['url', 'description'])
    .where('id', '=', webhookId)
    .executeTakeFirst();
  if (!user?.email || !webhook) return;
  const content = webhookMail({
    language: user.language,
    news,
    host: new URL(webhook.url).host,
    description: webhook.description,
    url: `${config.publicUrl}/webhooks`,
    supportEmail: await supportEmailOf(services),
  });
  await sendMail(services, { kind: 'webhook', to: user.email, ...content });
};
