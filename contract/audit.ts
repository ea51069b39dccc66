import type { Bilingual } from './languages.ts';

/** What the numbers of an entry's records count; their names are written down with them. */
export type AuditSubject =
  | 'user'
  | 'sheet'
  | 'request'
  | 'organisation'
  | 'notice'
  | 'template'
  | 'group'
  | 'location'
  | 'import'
  | 'webhook';

interface Event extends Bilingual {
  /** When the entry is written: in the transaction of a change, or with the answer that lets somebody in, hands something out or refuses. */
  readonly written: 'change' | 'answer';
  /** What the entry's records are; none where it has no records. */
  readonly about?: AuditSubject;
}

/**
 * What the audit log tells of, in the words in which it is read. A call names its event; decisions 23 and 42. A name that was
 * written once is never given to something else.
 */
export const auditEvents = {
  /** The first operator set the installation up. */
  'setup-completed': { written: 'change', about: 'user', en: 'Installation set up', fr: 'Mise en service' },
  'sign-in': { written: 'answer', en: 'Signed in', fr: 'Connexion' },
  'sign-in-refused': { written: 'answer', en: 'Sign-in refused', fr: 'Connexion refusée' },
  /**
   * Too many wrong attempts lock a person out for a while: logged once in a quarter of an hour for a name and a
   * network.
   */
  'sign-in-limited': {
    written: 'answer',
    en: 'Told to wait before signing in',
    fr: 'Attente imposée avant une connexion',
  },
  /** Who came back from the organisation's identity provider and was not let in; the details say why. */
  'provider-sign-in-refused': {
    written: 'answer',
    en: 'Sign-in by the provider refused',
    fr: 'Connexion par le fournisseur d’identité refusée',
  },
  /** From then on the provider's number of a person decides, not the address. */
  'provider-linked': {
    written: 'change',
    about: 'user',
    en: 'Account tied to the identity provider',
    fr: 'Compte rattaché au fournisseur d’identité',
  },
  'single-sign-on-changed': {
    written: 'change',
    about: 'organisation',
    en: 'Single sign-on changed',
    fr: 'Authentification unique modifiée',
  },
  'single-sign-on-tried': {
    written: 'change',
    about: 'organisation',
    en: 'Single sign-on tried',
    fr: 'Authentification unique essayée',
  },
  /** On or off, as the details say. */
  'single-sign-on-switched': {
    written: 'change',
    about: 'organisation',
    en: 'Single sign-on switched on or off',
    fr: 'Authentification unique activée ou désactivée',
  },
  'sign-out': { written: 'answer', en: 'Signed out', fr: 'Déconnexion' },
  /** The present password, asked for again within a session, was wrong. */
  'password-refused': { written: 'answer', en: 'Password refused', fr: 'Mot de passe refusé' },
  'password-changed': { written: 'change', about: 'user', en: 'Password changed', fr: 'Mot de passe modifié' },
  /** An authenticator app or a passkey, by its owner. */
  'second-factor-added': { written: 'change', about: 'user', en: 'Second factor added', fr: 'Second facteur ajouté' },
  'second-factor-removed': {
    written: 'change',
    about: 'user',
    en: 'Second factor removed',
    fr: 'Second facteur retiré',
  },
  /** All of somebody's, by an administrator or the provider, because their device is gone. */
  'second-factor-reset': {
    written: 'change',
    about: 'user',
    en: 'Second factor reset',
    fr: 'Second facteur réinitialisé',
  },
  /** After the right password. */
  'second-factor-refused': { written: 'answer', en: 'Second factor refused', fr: 'Second facteur refusé' },
  'recovery-codes-made': {
    written: 'change',
    about: 'user',
    en: 'Recovery codes made',
    fr: 'Codes de secours produits',
  },
  'recovery-code-used': {
    written: 'change',
    about: 'user',
    en: 'Signed in with a recovery code',
    fr: 'Connexion avec un code de secours',
  },
  /** For programs, by an administrator or an operator; the details name it and what it may do. */
  'api-token-made': { written: 'change', about: 'user', en: 'API token made', fr: 'Jeton d’API créé' },
  'api-token-revoked': { written: 'change', about: 'user', en: 'API token revoked', fr: 'Jeton d’API révoqué' },
  /** By their owner, from elsewhere. */
  'sessions-ended': { written: 'change', about: 'user', en: 'Sessions ended', fr: 'Sessions fermées' },
  'password-reset-asked': { written: 'answer', en: 'New password asked for', fr: 'Nouveau mot de passe demandé' },
  'password-reset': { written: 'change', about: 'user', en: 'Password reset', fr: 'Mot de passe réinitialisé' },
  /** An invitation accepted, an address verified, or another address taken. */
  'account-verified': { written: 'change', about: 'user', en: 'Address verified', fr: 'Adresse vérifiée' },
  'invitation-declined': { written: 'change', about: 'user', en: 'Invitation declined', fr: 'Invitation refusée' },
  'invitation-resent': { written: 'change', about: 'user', en: 'Invitation sent again', fr: 'Invitation renvoyée' },
  'user-added': { written: 'change', about: 'user', en: 'User added', fr: 'Utilisateur ajouté' },
  'user-changed': { written: 'change', about: 'user', en: 'User changed', fr: 'Utilisateur modifié' },
  /** By an administrator or the organisation's directory: every way in is closed until they are restored. */
  'user-suspended': { written: 'change', about: 'user', en: 'User suspended', fr: 'Accès suspendu' },
  'user-restored': { written: 'change', about: 'user', en: 'User restored', fr: 'Accès rétabli' },
  /** Of the organisation's directory. */
  'group-added': { written: 'change', about: 'group', en: 'Directory group added', fr: 'Groupe d’annuaire ajouté' },
  'group-changed': {
    written: 'change',
    about: 'group',
    en: 'Directory group changed',
    fr: 'Groupe d’annuaire modifié',
  },
  'group-removed': {
    written: 'change',
    about: 'group',
    en: 'Directory group removed',
    fr: 'Groupe d’annuaire supprimé',
  },
  'user-removed': { written: 'change', about: 'user', en: 'User removed', fr: 'Utilisateur supprimé' },
  /** An operator took away what a name had to wait for. */
  'user-unlocked': { written: 'change', about: 'user', en: 'Waits taken away', fr: 'Attentes levées' },
  /** Operators looked at people. */
  'people-read': {
    written: 'answer',
    about: 'user',
    en: 'People looked at by the provider',
    fr: 'Personnes consultées par le fournisseur',
  },
  /** All that is kept of somebody was handed to them, or to the provider for them. */
  'person-exported': {
    written: 'answer',
    about: 'user',
    en: 'Data of a person handed out',
    fr: 'Données d’une personne remises',
  },
  /** Names, addresses and words of somebody were erased. */
  'person-erased': { written: 'change', about: 'user', en: 'Person erased', fr: 'Personne effacée' },
  /** What the provider says of itself. */
  'provider-changed': { written: 'change', en: 'Provider’s settings changed', fr: 'Réglages du fournisseur modifiés' },
  /** By the command; nobody is known. */
  'backup-taken': { written: 'change', en: 'Backup taken', fr: 'Sauvegarde faite' },
  'organisation-added': {
    written: 'change',
    about: 'organisation',
    en: 'Organization added',
    fr: 'Organisation ajoutée',
  },
  'organisation-changed': {
    written: 'change',
    about: 'organisation',
    en: 'Organization changed',
    fr: 'Organisation modifiée',
  },
  /** A day was set, or another, on which it ends. */
  'organisation-end-set': {
    written: 'change',
    about: 'organisation',
    en: 'End of the organization set',
    fr: 'Fin de l’organisation fixée',
  },
  'organisation-end-cancelled': {
    written: 'change',
    about: 'organisation',
    en: 'End of the organization cancelled',
    fr: 'Fin de l’organisation annulée',
  },
  /** All that belongs to it, as one archive. */
  'organisation-exported': {
    written: 'answer',
    about: 'organisation',
    en: 'Organization exported',
    fr: 'Organisation exportée',
  },
  /** Taken out of the store with all that was its own. */
  'organisation-ended': {
    written: 'change',
    about: 'organisation',
    en: 'Organization taken out',
    fr: 'Organisation retirée',
  },
  /** A location, to whoever scans its code. */
  'poster-opened': {
    written: 'change',
    about: 'location',
    en: 'Location opened by a poster',
    fr: 'Emplacement ouvert par une affiche',
  },
  /** The former code opens nothing from then on. */
  'poster-replaced': {
    written: 'change',
    about: 'location',
    en: 'Poster code replaced',
    fr: 'Code d’affiche remplacé',
  },
  'poster-closed': {
    written: 'change',
    about: 'location',
    en: 'Location closed to posters',
    fr: 'Emplacement fermé aux affiches',
  },
  'poster-printed': { written: 'answer', about: 'location', en: 'Poster downloaded', fr: 'Affiche téléchargée' },
  /** The first time each day; how often is counted, by whom is not. */
  'poster-used': {
    written: 'answer',
    about: 'location',
    en: 'Location opened by its poster, first of the day',
    fr: 'Emplacement consulté par son affiche, première fois du jour',
  },
  /** Codes that were never ours, from one network: told once in a quarter of an hour. */
  'poster-codes-guessed': { written: 'answer', en: 'Poster codes guessed at', fr: 'Codes d’affiche essayés au hasard' },
  'removal-requested': {
    written: 'change',
    about: 'sheet',
    en: 'Removal of a sheet asked for',
    fr: 'Retrait d’une fiche demandé',
  },
  'removal-decided': { written: 'change', about: 'request', en: 'Removal decided', fr: 'Retrait tranché' },
  'request-refused': { written: 'change', about: 'request', en: 'Request refused', fr: 'Demande refusée' },
  'request-reopened': {
    written: 'change',
    about: 'request',
    en: 'Refused request reopened',
    fr: 'Demande refusée rouverte',
  },
  /** By the provider, for an organisation that asked for none. */
  'addition-opened': {
    written: 'change',
    about: 'request',
    en: 'Addition opened by the provider',
    fr: 'Ajout ouvert par le fournisseur',
  },
  'addition-split': {
    written: 'change',
    about: 'request',
    en: 'File of several sheets split',
    fr: 'Fichier de plusieurs fiches divisé',
  },
  /** Groups of products may stand together in a location, or no longer. */
  'storage-accepted': {
    written: 'change',
    about: 'location',
    en: 'Storage together accepted',
    fr: 'Rangement commun accepté',
  },
  'storage-acceptance-withdrawn': {
    written: 'change',
    about: 'location',
    en: 'Accepted storage taken back',
    fr: 'Rangement commun révoqué',
  },
  'sheet-added': { written: 'change', about: 'sheet', en: 'Sheet added', fr: 'Fiche ajoutée' },
  'sheet-changed': { written: 'change', about: 'sheet', en: 'Sheet changed', fr: 'Fiche modifiée' },
  /** It has another PDF, or has one now; the details name the facts that were taken from it, and those by which it read as another's. */
  'sheet-pdf-replaced': {
    written: 'change',
    about: 'sheet',
    en: 'PDF of a sheet replaced',
    fr: 'PDF d’une fiche remplacé',
  },
  /** It has a PDF again that it had before. */
  'sheet-pdf-put-back': {
    written: 'change',
    about: 'sheet',
    en: 'Former PDF of a sheet put back',
    fr: 'Ancien PDF d’une fiche remis en place',
  },
  /** What one organisation sent may be shown to others. */
  'sheet-shared': { written: 'change', about: 'sheet', en: 'Sheet shown to others', fr: 'Fiche montrée à d’autres' },
  /** Two products became one; the details name the other sheet. */
  'sheets-joined': {
    written: 'change',
    about: 'sheet',
    en: 'Sheets joined as versions',
    fr: 'Fiches réunies en versions',
  },
  'sheet-parted': {
    written: 'change',
    about: 'sheet',
    en: 'Sheet parted from its versions',
    fr: 'Fiche séparée de ses versions',
  },
  /** A collection has a newer version in the place of the sheet. */
  'sheet-moved': {
    written: 'change',
    about: 'sheet',
    en: 'Collection moved to a newer sheet',
    fr: 'Collection passée à une fiche plus récente',
  },
  /** In every collection, by the provider; the details name the organisations, the sheet's page says why. */
  'sheet-ended': { written: 'change', about: 'sheet', en: 'Sheet ended', fr: 'Fiche mise hors d’usage' },
  'sheet-taken-back': { written: 'change', about: 'sheet', en: 'Ended sheet taken back', fr: 'Fiche remise en usage' },
  /** What needed attention was seen to, or that was taken back; the details say which and how. */
  'sheet-attention-settled': {
    written: 'change',
    about: 'sheet',
    en: 'Attention to a sheet settled',
    fr: 'Surveillance d’une fiche réglée',
  },
  'sheet-removed': { written: 'change', about: 'sheet', en: 'Sheet removed', fr: 'Fiche retirée' },
  'sheet-downloaded': { written: 'answer', about: 'sheet', en: 'Sheet downloaded', fr: 'Fiche téléchargée' },
  /** A device took sheets of these locations to be read without a network: told once a day for a person and locations. */
  'sheets-kept': { written: 'answer', en: 'Sheets kept on a device', fr: 'Fiches conservées sur un appareil' },
  'labels-downloaded': { written: 'answer', about: 'sheet', en: 'Labels downloaded', fr: 'Étiquettes téléchargées' },
  /** A list, or PDFs, carried out at once; the details name the import. What came of each row is kept with it. */
  'import-started': { written: 'change', about: 'import', en: 'Import started', fr: 'Importation lancée' },
  /** Whether it can be is known to the job alone, which writes the next one. */
  'import-take-back-asked': {
    written: 'change',
    about: 'import',
    en: 'Taking back of an import asked for',
    fr: 'Annulation d’une importation demandée',
  },
  /** By the job, in the transaction that took it back: nobody's entry. */
  'import-taken-back': { written: 'change', about: 'import', en: 'Import taken back', fr: 'Importation annulée' },
  'import-report-downloaded': {
    written: 'answer',
    en: 'Report of an import downloaded',
    fr: 'Rapport d’importation téléchargé',
  },
  'collection-exported': {
    written: 'answer',
    en: 'Collection exported to Excel',
    fr: 'Collection exportée vers Excel',
  },
  /** An index, a binder or an e-binder. */
  'document-ordered': { written: 'change', about: 'request', en: 'Document ordered', fr: 'Document commandé' },
  /** The links to a document that were mailed open it no longer. */
  'links-revoked': { written: 'change', about: 'request', en: 'Mailed links ended', fr: 'Liens envoyés révoqués' },
  /** Mail to addresses that somebody typed was refused, because there had been too much: told once an hour. */
  'reading-limited': { written: 'answer', en: 'Too much reading refused', fr: 'Trop de consultations\u00a0: refus' },
  'mail-limited': { written: 'answer', en: 'Too many messages refused', fr: 'Trop de messages\u00a0: refus' },
  'document-downloaded': { written: 'answer', about: 'request', en: 'Document downloaded', fr: 'Document téléchargé' },
  'request-file-downloaded': {
    written: 'answer',
    about: 'request',
    en: 'Request’s file downloaded',
    fr: 'Fichier d’une demande téléchargé',
  },
  'notice-added': { written: 'change', about: 'notice', en: 'Notice added', fr: 'Avis ajouté' },
  'notice-changed': { written: 'change', about: 'notice', en: 'Notice changed', fr: 'Avis modifié' },
  'notice-removed': { written: 'change', about: 'notice', en: 'Notice removed', fr: 'Avis supprimé' },
  'template-added': { written: 'change', about: 'template', en: 'Template added', fr: 'Modèle ajouté' },
  'template-changed': { written: 'change', about: 'template', en: 'Template changed', fr: 'Modèle modifié' },
  'template-removed': { written: 'change', about: 'template', en: 'Template removed', fr: 'Modèle supprimé' },
  /** An address that is told what happens; the details say which events. */
  'webhook-added': { written: 'change', about: 'webhook', en: 'Webhook added', fr: 'Webhook ajouté' },
  /** Or switched on or off; the details say what. Nobody's entry where it went off by itself. */
  'webhook-changed': { written: 'change', about: 'webhook', en: 'Webhook changed', fr: 'Webhook modifié' },
  'webhook-secret-renewed': {
    written: 'change',
    about: 'webhook',
    en: 'Secret of a webhook renewed',
    fr: 'Secret d’un webhook renouvelé',
  },
  'webhook-removed': { written: 'change', about: 'webhook', en: 'Webhook removed', fr: 'Webhook supprimé' },
  'audit-exported': { written: 'answer', en: 'Activity log downloaded', fr: 'Journal d’activité téléchargé' },
} as const satisfies Record<string, Event>;
export type AuditEvent = keyof typeof auditEvents;

/** Names as they were when an entry was written; what is kept of them ends with the person they name. */
export interface AuditNames {
  /** The account that did it. */
  readonly who?: string;
  readonly organisation?: Bilingual;
  /** The records it is about, in their order. */
  readonly about?: readonly string[];
  /** Addresses to which a document goes. */
  readonly sentTo?: readonly string[];
}
