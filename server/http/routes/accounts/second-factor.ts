import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { encode } from 'uqr';
import type { AuditEvent } from '#contract/audit.ts';
import * as calls from '#contract/calls/second-factor.ts';
import { checkPassword } from '#server/domains/accounts/check-password.ts';
import { mailSecurityNotice, type SecurityNotice } from '#server/domains/accounts/mails/mail-security-notice.ts';
import { readFactors } from '#server/domains/accounts/second-factor/factors.ts';
import {
  beginPasskey,
  hasPasskeys,
  keepPasskey,
  readPasskeys,
} from '#server/domains/accounts/second-factor/passkeys.ts';
import { countRecoveryCodes, makeRecoveryCodes } from '#server/domains/accounts/second-factor/recovery-codes.ts';
import { beginTotp, confirmTotp, removeTotp, spendTotpCode } from '#server/domains/accounts/second-factor/totp.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import { addJob } from '#server/platform/jobs/queue.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';

/** Minutes after signing in within which an account without a password may change its ways in. */
const recentMinutes = 10;

/** A person's own second factors: an authenticator app, passkeys, recovery codes. Each change is mailed and logged. */
export const secondFactorRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { store, config, encryption } = services;

  registerRoute(app, calls.getSecondFactor, async ({ session, reply }) => {
    reply.header('cache-control', 'no-store');
    const { userId, mustEnrol, byProvider } = session;
    const { totp, isDemanded } = await readFactors(store, userId);
    const { password_hash } = await readOwner(store, session);
    return {
      demanded: isDemanded,
      must_enrol: mustEnrol,
      asks_password: password_hash !== '' && (!mustEnrol || byProvider),
      totp,
      passkeys_possible: hasPasskeys(config.publicUrl),
      passkeys: (await readPasskeys(store, userId)).map(({ transports: _, ...passkey }) => passkey),
      recovery_codes: await countRecoveryCodes(store, userId),
    };
  });

  /** Throws `validation.current_password` at its field, `throttled`, and `auth.not_recent`. */
  const confirmOwner = async (session: Session, password: string | undefined): Promise<void> => {
    // The password was typed a moment ago, where no provider stood in for it: the session opens nothing else.
    if (session.mustEnrol && !session.byProvider) return;
    const user = await readOwner(store, session);
    if (user.password_hash === '') {
      if (Date.now() - Date.parse(session.openedAt) > recentMinutes * 60_000) throw apiError('auth.not_recent');
      return;
    }
    const pointer = '/data/current_password';
    if (!password) throw new ApiError({ code: 'request.required', source: { pointer } });
    await checkPassword(store, { user, password, tokenHash: session.tokenHash, pointer });
  };

  /** What every change of them leaves behind. */
  const tell = async (trx: Database, { userId }: Session, what: SecurityNotice & AuditEvent): Promise<void> => {
    await writeEntry(trx, what, { record: userId });
    await addJob(trx, mailSecurityNotice, { userId, what });
  };

  /** The first factor of an account brings its recovery codes, and opens what the session had closed. */
  const added = async (trx: Database, session: Session): Promise<{ recovery_codes?: string[] }> => {
    await trx.updateTable('sessions').set({ must_enrol: 0 }).where('token_hash', '=', session.tokenHash).execute();
    await tell(trx, session, 'second-factor-added');
    if ((await countRecoveryCodes(trx, session.userId)) > 0) return {};
    return { recovery_codes: await makeRecoveryCodes(trx, session.userId) };
  };

  /** Throws `auth.second_factor_demanded` where nothing is left of what there has to be. */
  const removed = async (trx: Database, session: Session): Promise<void> => {
    const { totp, passkey, isDemanded } = await readFactors(trx, session.userId);
    if (isDemanded && !totp && !passkey) throw apiError('auth.second_factor_demanded');
    if (!totp && !passkey) await trx.deleteFrom('recovery_codes').where('user_id', '=', session.userId).execute();
    await tell(trx, session, 'second-factor-removed');
  };

  registerRoute(app, calls.beginTotp, async ({ body, session, reply }) => {
    reply.header('cache-control', 'no-store');
    await confirmOwner(session, body.current_password);
    const { name } = await readOwner(store, session);
    const { secret, uri } = await beginTotp(store, encryption, { userId: session.userId, name });
    return { secret, uri, qr: qrPath(uri) };
  });

  registerRoute(app, calls.confirmTotp, async ({ body, session, reply }) => {
    reply.header('cache-control', 'no-store');
    const { userId } = session;
    const code = body.code.replace(/\s/g, '');
    if (!(await spendTotpCode(store, encryption, { userId, code, isConfirmed: false })))
      throw new ApiError({ code: 'auth.code_wrong', source: { pointer: '/data/code' } });
    return inTransaction(store, async (trx) => {
      await confirmTotp(trx, userId);
      return added(trx, session);
    });
  });

  registerRoute(app, calls.removeTotp, async ({ body, session }) => {
    await confirmOwner(session, body.current_password);
    await inTransaction(store, async (trx) => {
      if (!(await removeTotp(trx, session.userId))) return nothingToAudit();
      await removed(trx, session);
    });
    return {};
  });

  registerRoute(app, calls.beginPasskey, async ({ body, session, reply }) => {
    reply.header('cache-control', 'no-store');
    await confirmOwner(session, body.current_password);
    const { name, first_name, last_name } = await readOwner(store, session);
    const displayName = `${first_name} ${last_name}`.trim() || name;
    const owner = { userId: session.userId, name, displayName };
    return { options: { ...(await beginPasskey(store, config.publicUrl, owner)) } };
  });

  registerRoute(app, calls.addPasskey, async ({ body, session, reply }) => {
    reply.header('cache-control', 'no-store');
    const response = body.response as unknown as RegistrationResponseJSON;
    return inTransaction(store, async (trx) => {
      const isKept = await keepPasskey(trx, config.publicUrl, { userId: session.userId, label: body.name, response });
      if (!isKept) throw apiError('auth.passkey_not_kept');
      return added(trx, session);
    });
  });

  registerRoute(app, calls.removePasskey, async ({ body, session }) => {
    await confirmOwner(session, body.current_password);
    await inTransaction(store, async (trx) => {
      const gone = await trx
        .deleteFrom('passkeys')
        .where('id', '=', body.id)
        .where('user_id', '=', session.userId)
        .returning('id')
        .executeTakeFirst();
      if (!gone) return nothingToAudit();
      await removed(trx, session);
    });
    return {};
  });

  registerRoute(app, calls.renewRecoveryCodes, async ({ body, session, reply }) => {
    reply.header('cache-control', 'no-store');
    await confirmOwner(session, body.current_password);
    return inTransaction(store, async (trx) => {
      const { totp, passkey } = await readFactors(trx, session.userId);
      if (!totp && !passkey) throw apiError('not_found');
      await tell(trx, session, 'recovery-codes-made');
      return { recovery_codes: await makeRecoveryCodes(trx, session.userId) };
    });
  });
};

const readOwner = (db: Database, { userId }: Session) =>
  db
    .selectFrom('users')
    .select(['name', 'password_hash', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** A QR code as one SVG path of squares, with what must stay white around it. */
const qrPath = (text: string): { size: number; path: string } => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
};
