import type { Bilingual, Language } from '#contract/languages.ts';
import { longDate } from '#contract/long-date.ts';
import { domainOf } from '#contract/mail-domains.ts';
import { documentNames } from '#contract/requests/outcomes.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import type { DocumentType } from '#contract/requests/request-types.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { composeEmail, type Email } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { addRequestNote } from '../change-status.ts';
import { unsentNote } from './document-notes.ts';
import type { DocumentInfo } from './document-order.ts';
import { createDownloadLink } from './download-links.ts';
import type { mailDocument } from './mail-document.ts';
import { findForbiddenAddresses } from './mail-domains.ts';

export const handleMailDocument: JobHandler<typeof mailDocument> = async ({ requestId, to, language }, services) => {
  const { store, config } = services;
  const request = await store
    .selectFrom('requests')
    .innerJoin('organisations', 'organisations.id', 'requests.organisation_id')
    .select([
      'organisation_id',
      'user_id',
      'type',
      'status',
      'info',
      'expires_at',
      'links_revoked_at',
      'name_en',
      'name_fr',
    ])
    .where('requests.id', '=', requestId)
    .executeTakeFirst();
  // Revoked while it was made: a message that says so would only bring it to mind.
  if (!request || request.status === 'processing' || request.links_revoked_at !== '') return;
  const { num_sds, left_out = [], emails } = JSON.parse(request.info) as DocumentInfo;
  const isMade = request.status === 'completed';
  const recipients = { organisationId: request.organisation_id, userId: request.user_id, emails: [to, ...emails] };
  const { forbidden } = await findForbiddenAddresses(store, recipients);
  if (forbidden.includes(to)) {
    const domains = [...new Set(forbidden.map(domainOf))].sort();
    if (isMade) await noteUnsent(store, { requestId, note: unsentNote(domains)[language] });
    return;
  }
  const token = isMade ? await createDownloadLink(store, { requestId, expiresAt: request.expires_at }) : '';
  const content = documentMail({
    language,
    requestId,
    type: request.type as DocumentType,
    organisation: { en: request.name_en, fr: request.name_fr },
    sheets: num_sds,
    leftOut: left_out.length,
    ...(isMade && {
      link: { url: `${config.publicUrl}/api/downloads/${token}`, until: request.expires_at.slice(0, 10) },
    }),
    supportEmail: await supportEmailOf(services),
  });
  await sendMail(services, { kind: 'document', to, ...content });
};

/** In the message centre and, if they are subscribed, by mail; once, whichever of the addresses comes first. */
const noteUnsent = (store: Store, { requestId, note }: { requestId: number; note: string }): Promise<void> =>
  inTransaction(store, async (trx) => {
    const told = await trx
      .selectFrom('request_changes')
      .select('id')
      .where('request_id', '=', requestId)
      .where('note', '=', note)
      .executeTakeFirst();
    if (!told) await addRequestNote(trx, { requestId, note, userId: null });
  });

interface Facts {
  readonly language: Language;
  readonly requestId: number;
  readonly type: DocumentType;
  readonly organisation: Bilingual;
  readonly sheets: number;
  /** Sheets that could not be included. */
  readonly leftOut: number;
  /** Where the document is, and the last day it is there, `YYYY-MM-DD`; absent when it could not be made. */
  readonly link?: { readonly url: string; readonly until: string };
  readonly supportEmail: Bilingual;
}

/** Brings the link to a document, or says that it could not be made. */
export const documentMail = ({
  language,
  requestId,
  type,
  organisation,
  sheets,
  leftOut,
  link,
  supportEmail,
}: Facts): Email => {
  const say = words[language];
  const what = documentNames[type][language];
  const name = organisation[language];
  if (!link)
    return composeEmail({
      subject: say.failedSubject(what, requestId),
      sections: [{ language, before: [say.failed(what, name, sheets), say.whatNow], after: [] }],
      supportEmail,
    });
  return composeEmail({
    subject: say.readySubject(what, requestId),
    sections: [
      {
        language,
        before: [say.ready(what, name, sheets), ...(leftOut > 0 ? [say.leftOut(leftOut)] : [])],
        action: { label: say.download, url: link.url },
        after: [say.until(longDate(link.until, language))],
      },
    ],
    supportEmail,
  });
};

const words = {
  en: {
    readySubject: (what: string, id: number) => `Your ${what} is ready (${requestNumber(id)})`,
    failedSubject: (what: string, id: number) => `Your ${what} could not be made (${requestNumber(id)})`,
    ready: (what: string, name: string, sheets: number) =>
      `The ${what} of ${sheets === 1 ? 'one safety data sheet' : `${sheets} safety data sheets`} of ${name} is ready.`,
    failed: (what: string, name: string, sheets: number) =>
      `The ${what} of ${sheets === 1 ? 'one safety data sheet' : `${sheets} safety data sheets`} of ${name} could not be made.`,
    whatNow: 'The message centre of Vigie says why. Nothing else was lost; it can be asked for again.',
    leftOut: (count: number) =>
      count === 1
        ? 'One sheet could not be included; the document says which.'
        : `${count} sheets could not be included; the document says which.`,
    download: 'Download',
    until: (day: string) => `The link works until ${day}. Whoever has it can download the document.`,
  },
  fr: {
    readySubject: (what: string, id: number) => `Votre ${what} est prêt (${requestNumber(id)})`,
    failedSubject: (what: string, id: number) => `Votre ${what} n’a pas pu être préparé (${requestNumber(id)})`,
    ready: (what: string, name: string, sheets: number) =>
      `Le ${what} de ${sheets === 1 ? 'une fiche' : `${sheets} fiches`} de données de sécurité (${name}) est prêt.`,
    failed: (what: string, name: string, sheets: number) =>
      `Le ${what} de ${sheets === 1 ? 'une fiche' : `${sheets} fiches`} de données de sécurité (${name}) n’a pas pu être préparé.`,
    whatNow:
      'Le centre de messages de Vigie en donne la raison. Rien d’autre n’a été perdu; vous pouvez refaire la demande.',
    leftOut: (count: number) =>
      count === 1
        ? 'Une fiche n’a pas pu être incluse; le document indique laquelle.'
        : `${count} fiches n’ont pas pu être incluses; le document indique lesquelles.`,
    download: 'Télécharger',
    until: (day: string) => `Le lien est valide jusqu’au ${day}. Toute personne qui l’a peut télécharger le document.`,
  },
} satisfies Record<Language, unknown>;
