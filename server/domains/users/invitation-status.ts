import type { SqlBool } from 'kysely';
import type { InvitationStatus } from '#contract/json-api/types/users.ts';
import { invitationLife } from '../accounts/mails/send-verification.ts';

/** What the store holds of an invitation; "not yet" and "never" are the empty string. */
export interface Invitation {
  readonly invited_at: string;
  readonly accepted_at: string;
  readonly declined_at: string;
  readonly suspended_at: string;
  /** When the link that was mailed for it ends; null while the mail is on its way. */
  readonly link_expires_at: string | null;
  /** Whether they need none; null of who has accepted. */
  readonly awaits_provider: SqlBool | null;
}

/** How far an invitation has come, unless the member is suspended. S2.4-01. */
export const invitationStatus = (
  { invited_at, accepted_at, declined_at, suspended_at, link_expires_at, awaits_provider }: Invitation,
  now: Date,
): InvitationStatus => {
  if (suspended_at) return 'suspended';
  if (accepted_at) return 'accepted';
  if (declined_at) return 'declined';
  if (awaits_provider && !link_expires_at) return 'awaited';
  const end = link_expires_at ? Date.parse(link_expires_at) : Date.parse(invited_at) + invitationLife;
  return end > now.getTime() ? 'pending' : 'expired';
};
