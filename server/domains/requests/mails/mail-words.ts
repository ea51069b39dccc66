import type { Language } from '#contract/languages.ts';
import { stepsAfter } from '#contract/requests/outcomes.ts';
import type { RequestType } from '#contract/requests/request-types.ts';
import type { EmailList } from '#server/platform/mail/compose-email.ts';

/** What mails about requests say, whether about one or about several. */
export const mailWords = {
  en: {
    reason: (note: string) => `Reason: ${note}`,
    note: (note: string) => `Note: ${note}`,
    steps: 'What you can do now',
    stop: (url: string) =>
      `You receive this message because your account asks for updates about requests by email. To stop them, change it: ${url}`,
  },
  fr: {
    reason: (note: string) => `Motif\u00a0: ${note}`,
    note: (note: string) => `Note\u00a0: ${note}`,
    steps: 'Ce que vous pouvez faire maintenant',
    stop: (url: string) =>
      `Vous recevez ce message parce que votre compte prévoit l’envoi par courriel des nouvelles de vos demandes. Pour ne plus en recevoir, modifiez votre compte\u00a0: ${url}`,
  },
} satisfies Record<Language, unknown>;

/** What may be done once a request of that type was not carried out, for a reason or for none that was told, each a link where there is a page for it. */
export const stepsList = (type: RequestType, reason: string, { language, publicUrl }: Reader): EmailList => ({
  heading: mailWords[language].steps,
  items: stepsAfter(type, reason).map(({ words, path }) => ({
    text: words[language],
    ...(path && { url: `${publicUrl}${path}` }),
  })),
});

interface Reader {
  readonly language: Language;
  readonly publicUrl: string;
}
