import type { Bilingual, Language } from '#contract/languages.ts';
import { composeEmail, type Email } from '#server/platform/mail/compose-email.ts';

/** The events that an account manager is mailed about. */
export const accountChanges = [
  'invited',
  'invitation-accepted',
  'invitation-declined',
  'address-verified',
  'address-changed',
  'details-changed',
  'edited',
  'removed',
] as const;
export type AccountChange = (typeof accountChanges)[number];

interface Facts {
  readonly change: AccountChange;
  /** The names and addresses of the people concerned, one each. */
  readonly people: readonly string[];
  readonly organisation: Bilingual;
  readonly organisationId: number;
  readonly supportEmail: Bilingual;
}

/** Tells the account manager of a change to an account, in both languages: nobody knows which one they read. */
export const accountChangeMail = ({ change, people, organisation, organisationId, supportEmail }: Facts): Email =>
  composeEmail({
    subject: `${words.en.subject(organisation.en)} / ${words.fr.subject(organisation.fr)}`,
    sections: (['en', 'fr'] as const).map((language) => ({
      language,
      before: [...people.map(words[language][change]), words[language].client(organisation[language], organisationId)],
      after: [],
    })),
    supportEmail,
  });

const words = {
  en: {
    subject: (name: string) => `Account change at ${name}`,
    invited: (person: string) => `${person} was invited.`,
    'invitation-accepted': (person: string) => `${person} accepted the invitation and completed the account.`,
    'invitation-declined': (person: string) => `${person} declined the invitation.`,
    'address-verified': (person: string) => `${person} verified the address of the account.`,
    'address-changed': (person: string) => `${person} changed the address of the account.`,
    'details-changed': (person: string) => `${person} changed the details of the account.`,
    edited: (person: string) => `An administrator changed the account of ${person}.`,
    removed: (person: string) => `An administrator deleted the account of ${person}.`,
    client: (name: string, id: number) => `Organization: ${name}, client number ${id}.`,
  },
  fr: {
    subject: (name: string) => `Compte modifié chez ${name}`,
    invited: (person: string) => `Une invitation a été envoyée à ${person}.`,
    'invitation-accepted': (person: string) => `${person} a accepté l’invitation et activé son compte.`,
    'invitation-declined': (person: string) => `${person} a refusé l’invitation.`,
    'address-verified': (person: string) => `${person} a vérifié l’adresse de son compte.`,
    'address-changed': (person: string) => `${person} a modifié l’adresse de son compte.`,
    'details-changed': (person: string) => `${person} a modifié les renseignements de son compte.`,
    edited: (person: string) => `Un administrateur ou une administratrice a modifié le compte de ${person}.`,
    removed: (person: string) => `Un administrateur ou une administratrice a supprimé le compte de ${person}.`,
    client: (name: string, id: number) => `Organisation\u00a0: ${name}, numéro de client\u00a0${id}.`,
  },
} satisfies Record<Language, Record<AccountChange, unknown> & Record<string, unknown>>;
