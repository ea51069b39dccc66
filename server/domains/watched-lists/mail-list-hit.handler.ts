import type { Bilingual, Language } from '#contract/languages.ts';
import type { ListedAddition } from '#contract/requests/request-info.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { listedUnder } from '#contract/sheets/listed-under.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import { readInfo } from '#server/domains/requests/present/request-info.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { composeEmail, type Email } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { mailListHit } from './mail-list-hit.ts';
import { watchersOf } from './tell-watchers.ts';

interface Facts {
  readonly language: Language;
  readonly requestId: number;
  readonly product: string;
  readonly listed: readonly ListedAddition[];
  readonly url: string;
  readonly accountUrl: string;
  readonly supportEmail: Bilingual;
}

/** Names the ingredients of an added sheet that are on watched lists. */
const listHitMail = ({ language, requestId, product, listed, url, accountUrl, supportEmail }: Facts): Email => {
  const say = words[language];
  return composeEmail({
    subject: say.subject(product),
    sections: [
      {
        language,
        before: [
          say.added(product, requestNumber(requestId)),
          ...listed.map(
            ({ cas, name, lists }) =>
              `${name ? `${name} (${cas})` : cas}${say.colon}${lists.map((list) => listedUnder[list][language]).join(', ')}`,
          ),
          say.meaning,
        ],
        action: { label: say.label, url },
        after: [say.stop(accountUrl)],
      },
    ],
    supportEmail,
  });
};

const words = {
  en: {
    subject: (product: string) => `Added, and on a list that you watch: ${product}`,
    added: (product: string, request: string) =>
      `${product} was added to your collection (request ${request}). Lists of substances that your organization watches name what is in it:`,
    colon: ': ',
    meaning:
      'A list names a substance; it does not prohibit a product by that. The sheet’s page says as what it is listed.',
    label: 'Open the sheet',
    stop: (url: string) =>
      `You receive this message because you manage the collection and your account asks for mail. To stop it, change your account: ${url}`,
  },
  fr: {
    subject: (product: string) => `Ajouté, et sur une liste que vous surveillez\u00a0: ${product}`,
    added: (product: string, request: string) =>
      `${product} a été ajouté à votre collection (demande ${request}). Des listes de substances que votre organisation surveille nomment ce qu’il contient\u00a0:`,
    colon: '\u00a0: ',
    meaning:
      'Une liste nomme une substance; elle n’interdit pas pour autant un produit. La page de la fiche dit à quel titre elle y figure.',
    label: 'Ouvrir la fiche',
    stop: (url: string) =>
      `Vous recevez ce message parce que vous gérez la collection et que votre compte prévoit l’envoi de courriels. Pour ne plus en recevoir, modifiez votre compte\u00a0: ${url}`,
  },
} satisfies Record<Language, unknown>;

/** Says nothing to who has left, manages the collection no more or wants no mail, by the time it is sent. */
export const handleMailListHit: JobHandler<typeof mailListHit> = async ({ userId, requestId }, services) => {
  const { store, config } = services;
  const request = await store
    .selectFrom('requests')
    .select(['organisation_id', 'info'])
    .where('id', '=', requestId)
    .executeTakeFirst();
  const watchers = request ? await watchersOf(store, request.organisation_id) : [];
  const watcher = watchers.find(({ id }) => id === userId);
  if (!request || !watcher) return;
  const { isn, product_name = '', listed = [] } = readInfo(request);
  const content = listHitMail({
    language: watcher.language,
    requestId,
    product: product_name,
    listed,
    url: `${config.publicUrl}/sds-details/isn/${isn}`,
    accountUrl: `${config.publicUrl}/account-information`,
    supportEmail: await supportEmailOf(services),
  });
  await sendMail(services, { kind: 'list-hit', to: watcher.email, ...content });
};
