import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';

/** What the set-up says: in its own chunk, as nobody sees it twice. */
const messages = {
  en: {
    title: 'Set up Vigie',
    lead: 'Once, in about five minutes. Everything can be changed later at the desk.',
    checking: 'Checking the link',
    refused: 'This page is closed',
    you: '1. You, the first operator',
    youLead: 'Operators work at the desk: they see every organization and its requests, and can invite one another.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailHint: 'You sign in with it.',
    provider: '2. Who provides this service',
    providerLead: 'Named in messages and on the pages where people look for help.',
    providerEn: 'Name in English',
    providerFr: 'Name in French',
    supportEn: 'Support email, English',
    supportFr: 'Support email, French',
    siteEn: 'Site, English',
    siteFr: 'Site, French',
    termsEn: 'Terms of use, English',
    termsFr: 'Terms of use, French',
    linksHint: 'Whole web addresses. While they are empty, pages show no such links.',
    fixedAddress: 'The settings of the server name it (SUPPORT_EMAIL); that is what people see.',
    mail: 'Does mail arrive?',
    mailServer: 'Without mail nobody can accept an invitation. Send yourself a message and wait for it.',
    mailFolder:
      'No mail server is set (SMTP_URL): messages are only written to a folder of the server, and nobody receives an invitation. Set it and restart before you invite people; this page opens again with the new link.',
    mailNone:
      'No mail server is set (SMTP_URL): messages wait, and nobody receives an invitation. Set it and restart before you invite people; this page opens again with the new link.',
    sendMail: 'Send me a message',
    mailNeedsAddress: 'Write your email above first.',
    mailSent: (to: string) =>
      `The mail server took the message to ${to}. If it does not come within minutes, look into its log.`,
    mailKept: (to: string) => `The message to ${to} lies in the server’s folder “outbox”. Nobody was sent anything.`,
    mailFailed: 'The mail server did not take the message. It said:',
    organisation: '3. The first organization',
    organisationEn: 'Name in English',
    organisationFr: 'Name in French',
    number: 'Client number',
    numberHint: 'Imports and support refer to it. It cannot be changed later.',
    locations: 'Locations, one a line',
    locationsHint:
      'May stay empty. “Plant > Paint shop” is a location within another; “Plant | Usine” gives both names.',
    locationsExample: 'Plant | Usine\nPlant > Paint shop | Atelier de peinture\nWarehouse | Entrepôt',
    administrator: '4. Its administrator',
    administratorLead:
      'Manages the organization’s users. An invitation is sent when you finish. If that is you too, give a second address of yours: the one above works at the desk, and belongs to no organization.',
    administratorEmail: 'Administrator’s email',
    administratorLanguage: 'Language of the invitation',
    finish: 'Finish and open the desk',
    done: (to: string) => `Vigie is set up. The invitation of ${to} is on its way.`,
  },
  fr: {
    title: 'Mettre Vigie en service',
    lead: 'Une seule fois, en cinq minutes environ. Tout peut être modifié plus tard au bureau.',
    checking: 'Vérification du lien',
    refused: 'Cette page est fermée',
    you: '1. Vous, la première personne au bureau',
    youLead: 'Au bureau, on voit toutes les organisations et leurs demandes, et on peut y inviter d’autres personnes.',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Courriel',
    emailHint: 'Il vous sert à vous connecter.',
    provider: '2. Qui fournit ce service',
    providerLead: 'Nommé dans les courriels et dans les pages où l’on cherche de l’aide.',
    providerEn: 'Nom en anglais',
    providerFr: 'Nom en français',
    supportEn: 'Courriel du soutien, en anglais',
    supportFr: 'Courriel du soutien, en français',
    siteEn: 'Site, en anglais',
    siteFr: 'Site, en français',
    termsEn: 'Conditions d’utilisation, en anglais',
    termsFr: 'Conditions d’utilisation, en français',
    linksHint: 'Des adresses web complètes. Tant qu’elles sont vides, les pages ne montrent pas ces liens.',
    fixedAddress: 'Les réglages du serveur le donnent (SUPPORT_EMAIL)\u00a0: c’est celui que les gens voient.',
    mail: 'Les courriels arrivent-ils?',
    mailServer: 'Sans courriel, personne ne peut accepter une invitation. Envoyez-vous un message et attendez-le.',
    mailFolder:
      'Aucun serveur de courriel n’est configuré (SMTP_URL)\u00a0: les messages ne vont que dans un dossier du serveur, et personne ne reçoit d’invitation. Configurez-le et redémarrez avant d’inviter des gens; cette page s’ouvrira de nouveau avec le nouveau lien.',
    mailNone:
      'Aucun serveur de courriel n’est configuré (SMTP_URL)\u00a0: les messages attendent, et personne ne reçoit d’invitation. Configurez-le et redémarrez avant d’inviter des gens; cette page s’ouvrira de nouveau avec le nouveau lien.',
    sendMail: 'M’envoyer un message',
    mailNeedsAddress: 'Saisissez d’abord votre courriel plus haut.',
    mailSent: (to: string) =>
      `Le serveur de courriel a accepté le message à ${to}. S’il n’arrive pas en quelques minutes, consultez son journal.`,
    mailKept: (to: string) =>
      `Le message à ${to} se trouve dans le dossier «\u00a0outbox\u00a0» du serveur. Rien n’a été envoyé.`,
    mailFailed: 'Le serveur de courriel n’a pas accepté le message. Il a répondu\u00a0:',
    organisation: '3. La première organisation',
    organisationEn: 'Nom en anglais',
    organisationFr: 'Nom en français',
    number: 'Numéro de client',
    numberHint: 'Les importations et le soutien s’y réfèrent. Il ne peut pas être modifié plus tard.',
    locations: 'Emplacements, un par ligne',
    locationsHint:
      'Peut rester vide. «\u00a0Plant > Paint shop\u00a0» est un emplacement dans un autre; «\u00a0Plant | Usine\u00a0» donne les deux noms.',
    locationsExample: 'Plant | Usine\nPlant > Paint shop | Atelier de peinture\nWarehouse | Entrepôt',
    administrator: '4. Qui l’administre',
    administratorLead:
      'Gère les utilisateurs de l’organisation. L’invitation part quand vous terminez. Si c’est vous aussi, donnez une autre de vos adresses\u00a0: celle du début sert au bureau et n’appartient à aucune organisation.',
    administratorEmail: 'Courriel de la personne',
    administratorLanguage: 'Langue de l’invitation',
    finish: 'Terminer et ouvrir le bureau',
    done: (to: string) => `Vigie est en service. L’invitation de ${to} est en route.`,
  },
} satisfies Record<Language, unknown>;
export type SetupWords = (typeof messages)['en'];

export const useSetupMessages = (): SetupWords => messages[useLanguage()];
