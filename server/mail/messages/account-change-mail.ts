import type { Bilingual, Language } from '#contract/languages.ts';
import { composeLetter, type Letter } from '../letter.ts';

/** What an account manager hears of. */
export const accountChanges = ['invitation-accepted', 'address-verified'] as const;
export type AccountChange = (typeof accountChanges)[number];

interface Facts {
  readonly change: AccountChange;
  /** The person's name and address, as the account has them now. */
  readonly person: string;
  readonly organisation: Bilingual;
  readonly organisationId: number;
  readonly supportEmail: string;
}

/** Tells the account manager of a change to an account, in both languages: nobody knows which one they read. */
export const accountChangeMail = ({ change, person, organisation, organisationId, supportEmail }: Facts): Letter =>
  composeLetter({
    subject: `${words.en.subject(organisation.en)} / ${words.fr.subject(organisation.fr)}`,
    passages: (['en', 'fr'] as const).map((language) => ({
      language,
      before: [words[language][change](person), words[language].client(organisation[language], organisationId)],
      after: [],
    })),
    supportEmail,
  });

const words = {
  en: {
    subject: (name: string) => `Account change at ${name}`,
    'invitation-accepted': (person: string) => `${person} accepted the invitation and completed the account.`,
    'address-verified': (person: string) => `${person} verified the address of the account.`,
    client: (name: string, id: number) => `Organization: ${name}, client number ${id}.`,
  },
  fr: {
    subject: (name: string) => `Compte modifié chez ${name}`,
    'invitation-accepted': (person: string) => `${person} a accepté l’invitation et rempli son compte.`,
    'address-verified': (person: string) => `${person} a vérifié l’adresse de son compte.`,
    client: (name: string, id: number) => `Organisation\u00a0: ${name}, numéro de client\u00a0${id}.`,
  },
} satisfies Record<Language, Record<AccountChange, unknown> & Record<string, unknown>>;
