import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Session } from '#server/domains/accounts/sessions.ts';
import type { Encryption } from '#server/platform/encryption/encryption.ts';
import type { Database } from '#server/platform/storage/database.ts';

type Keys = Pick<Encryption, 'derive'>;

/**
 * What a device shows where its session has ended, as every session does: it opens nothing, and tells alone whether its person still belongs to
 * the organisation. `membership.seal`.
 */
export const keptPass = (keys: Keys, { membershipId, userId }: Session): string =>
  `${membershipId}.${userId}.${sealOf(keys, `${membershipId}.${userId}`)}`;

/** Whether whom a pass was given to is still a member, and not suspended. A pass that is not ours was given to nobody. */
export const belongs = async (db: Database, keys: Keys, pass: string): Promise<boolean> => {
  const [membership = '', user = '', seal = ''] = pass.split('.');
  const expected = Buffer.from(sealOf(keys, `${membership}.${user}`));
  const shown = Buffer.from(seal);
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) return false;
  const row = await db
    .selectFrom('memberships')
    .select('id')
    .where('id', '=', Number(membership))
    .where('user_id', '=', Number(user))
    .where('suspended_at', '=', '')
    .executeTakeFirst();
  return row !== undefined;
};

const sealOf = (keys: Keys, text: string): string =>
  createHmac('sha256', keys.derive('kept sheets')).update(text).digest('base64url');
