import type { InvitationStatus } from '#contract/json-api/types/users.ts';
import type { Bilingual } from '#contract/languages.ts';

/** How far an invitation has come, in words. S2.4-01. */
export const invitationMessages: Readonly<Record<InvitationStatus, Bilingual>> = {
  pending: { en: 'Pending', fr: 'En attente' },
  accepted: { en: 'Accepted', fr: 'Acceptée' },
  awaited: { en: 'Not yet signed in', fr: 'Aucune connexion' },
  declined: { en: 'Declined', fr: 'Refusée' },
  suspended: { en: 'Suspended', fr: 'Accès suspendu' },
  expired: { en: 'Expired', fr: 'Expirée' },
};
