import { type ApiScope, apiScopes, powerfulScopes } from '#contract/api-scopes.ts';
import type { Bilingual, Language } from '#contract/languages.ts';
import { supportEmailOf } from '#server/domains/provider/provider.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { composeEmail, type Email } from '#server/platform/mail/compose-email.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import type { mailApiToken } from './mail-api-token.ts';

interface Facts {
  readonly language: Language;
  readonly name: string;
  readonly maker: string;
  readonly scopes: readonly ApiScope[];
  /** `YYYY-MM-DD`. */
  readonly ends: string;
  readonly url: string;
  readonly supportEmail: Bilingual;
}

const apiTokenMail = ({ language, name, maker, scopes, ends, url, supportEmail }: Facts): Email => {
  const { subject, made, may, power, unknown, label } = words[language];
  const isPowerful = scopes.some((scope) => powerfulScopes.includes(scope));
  const list = scopes.map((scope) => apiScopes[scope][language]).join('; ');
  return composeEmail({
    subject,
    sections: [
      {
        language,
        before: [made(name, maker, ends), may(list), ...(isPowerful ? [power] : []), unknown],
        action: { label, url },
        after: [],
      },
    ],
    supportEmail,
  });
};

const words = {
  en: {
    subject: 'An API token was made in Vigie',
    made: (name: string, maker: string, ends: string) =>
      `${maker} made the API token “${name}”, which ends on ${ends}. Whoever has it uses Vigie without signing in, even after its maker has left.`,
    may: (scopes: string) => `It may: ${scopes}.`,
    power: 'With this, it has the power of an administrator.',
    unknown: 'If you know what it is for, there is nothing to do. If not, revoke it now and ask who made it.',
    label: 'See the tokens',
  },
  fr: {
    subject: 'Un jeton d’API a été créé dans Vigie',
    made: (name: string, maker: string, ends: string) =>
      `${maker} a créé le jeton d’API «\u00a0${name}\u00a0», qui prend fin le ${ends}. Quiconque le détient utilise Vigie sans se connecter, même après le départ de son auteur.`,
    may: (scopes: string) => `Il permet de\u00a0: ${scopes}.`,
    power: 'Il a ainsi le pouvoir d’un administrateur.',
    unknown:
      'Si vous savez à quoi il sert, vous n’avez rien à faire. Sinon, révoquez-le tout de suite et demandez à la personne qui l’a créé.',
    label: 'Voir les jetons',
  },
} satisfies Record<Language, unknown>;

export const handleMailApiToken: JobHandler<typeof mailApiToken> = async ({ userId, tokenId }, services) => {
  const { store, config } = services;
  const user = await store
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const token = await store
    .selectFrom('api_tokens')
    .leftJoin('users', 'users.id', 'api_tokens.made_by')
    .select(['api_tokens.name', 'api_tokens.scopes', 'api_tokens.expires_at', 'users.name as maker'])
    .where('api_tokens.user_id', '=', tokenId)
    .executeTakeFirst();
  if (!user?.email || !token) return;
  const content = apiTokenMail({
    language: user.language,
    name: token.name,
    maker: token.maker ?? '?',
    scopes: JSON.parse(token.scopes) as ApiScope[],
    ends: token.expires_at.slice(0, 10),
    url: `${config.publicUrl}/api-tokens`,
    supportEmail: await supportEmailOf(services),
  });
  await sendMail(services, { kind: 'api-token', to: user.email, ...content });
};
