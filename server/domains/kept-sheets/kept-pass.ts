import { createHmac, timingSafeEqual } from 'node:crypto';
import { markOfSession, type Session, wasEnded } from '#server/domains/accounts/sessions.ts';
import type { Encryption } from '#server/platform/encryption/encryption.ts';
import type { Database } from '#server/platform/storage/database.ts';

type Keys = Pick<Encryption, 'derive'>;

/**
 * What a device shows where its session has ended, as every session does: it opens nothing, and tells alone whether its person still belongs to
 * the organisation, and whether somebody ended that session. `membership.user.session.seal`.
 */
export const keptPass = (keys: Keys, { membershipId, userId, tokenHash }: Session): string => {
  const said = `${membershipId}.${userId}.${markOfSession(tokenHash)}`;
  return `${said}.${sealOf(keys, said)}`;
};

/** Whether whom a pass was given to is still a member, and not suspended; whether the session was ended. A pass that is not ours was given to nobody. */
export const readKeptPass = async (
  db: Database,
  keys: Keys,
  pass: string,
): Promise<{ belongs: boolean; hasEnded: boolean }> => {
  const [membership = '', user = '', mark = '', seal = ''] = pass.split('.');
  const expected = Buffer.from(sealOf(keys, `${membership}.${user}.${mark}`));
  const shown = Buffer.from(seal);
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) return { belongs: false, hasEnded: false };
  const row = await db
    .selectFrom('memberships')
    .select('id')
    .where('id', '=', Number(membership))
    .where('user_id', '=', Number(user))
    .where('suspended_at', '=', '')
    .executeTakeFirst();
  return { belongs: row !== undefined, hasEnded: await wasEnded(db, mark) };
};

const sealOf = (keys: Keys, text: string): string =>
  createHmac('sha256', keys.derive('kept sheets')).update(text).digest('base64url');
