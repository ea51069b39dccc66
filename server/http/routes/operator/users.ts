import type { FastifyInstance } from 'fastify';
import {
  createOperatorUser,
  dismissOperatorUser,
  downloadOperatorUserData,
  eraseOperatorUser,
  getOperatorUser,
  listOperatorUsers,
  resendOperatorUser,
  resetOperatorUserFactors,
  unlockOperatorUser,
  updateOperatorUser,
} from '#contract/calls/operator/users.ts';
import { exportPerson } from '#server/domains/accounts/export-person.ts';
import { resetFactors } from '#server/domains/accounts/second-factor/reset-factors.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { dismissUser, editUser, unlockUser } from '#server/domains/operator/users/edit-user.ts';
import { erasePerson } from '#server/domains/operator/users/erase-person.ts';
import { inviteUser } from '#server/domains/operator/users/invite-user.ts';
import { dismissOperator } from '#server/domains/operator/users/operators.ts';
import { findOperatorUsers, readUser } from '#server/domains/operator/users/read-users.ts';
import { resendInvitation } from '#server/domains/users/resend-invitation.ts';
import { registerRoute } from '#server/http/register-route.ts';
import type { Services } from '#server/http/services.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { sendPage } from './rest.ts';

/** The users of all organisations, and the operators. */
export const operatorUserRoutes = async (app: FastifyInstance, { store, reads }: Services): Promise<void> => {
  registerRoute(app, listOperatorUsers, async ({ query, session, request, reply }) => {
    const shown = sendPage(reply, await findOperatorUsers(reads, query, { language: request.replyLanguage }));
    const ids = shown.flatMap(({ memberships }) => memberships.map(({ organisation }) => organisation));
    await tellOfReading(store, session, organisationsOf([query.filter.organisation ?? [], ids].flat()));
    return shown;
  });

  registerRoute(app, getOperatorUser, async ({ params }) => {
    const user = await readUser(store, params.id);
    for (const organisationId of organisationsOf(user.memberships.map(({ organisation }) => organisation)))
      await writeEntry(store, 'people-read', { organisationId, record: params.id });
    return user;
  });

  registerRoute(app, createOperatorUser, async ({ body, session, submissionKey: key }) =>
    readUser(store, await inviteUser(store, body, { userId: session.userId, key })),
  );

  registerRoute(app, updateOperatorUser, async ({ params, body }) => {
    await editUser(store, params.id, body);
    return readUser(store, params.id);
  });

  registerRoute(app, resendOperatorUser, async ({ params, body, session, submissionKey: key }) => {
    const organisationId = body.organisation ?? 0;
    const submission = { userId: session.userId, key };
    await resendInvitation(store, { organisationId }, { userId: params.id, submission });
    return readUser(store, params.id);
  });

  registerRoute(app, unlockOperatorUser, async ({ params }) => {
    await unlockUser(store, params.id);
    return readUser(store, params.id);
  });

  registerRoute(app, resetOperatorUserFactors, async ({ params, session }) => {
    if (params.id === session.userId) throw apiError('users.own_factors');
    await inTransaction(store, (trx) => resetFactors(trx, params.id));
    return readUser(store, params.id);
  });

  registerRoute(app, downloadOperatorUserData, async ({ params, reply }) => {
    const data = await exportPerson(reads, params.id);
    if (!data) throw apiError('not_found');
    for (const organisationId of organisationsOf(data.memberships.map(({ organisation_id }) => organisation_id)))
      await writeEntry(store, 'person-exported', { organisationId, record: params.id });
    reply.header('content-disposition', `attachment; filename="vigie-user-${params.id}.json"`);
    return data;
  });

  registerRoute(app, eraseOperatorUser, async ({ params }) => {
    await erasePerson(store, params.id);
    return {};
  });

  registerRoute(app, dismissOperatorUser, async ({ params, body }) => {
    const { organisation, revoke_tokens: revokesTokens } = body;
    if (organisation === null) await dismissOperator(store, params.id, { revokesTokens });
    else await dismissUser(store, { userId: params.id, organisationId: organisation, revokesTokens });
    return {};
  });
};

/** Those whose log tells of it; none for somebody who is in none. */
const organisationsOf = (ids: readonly (number | null)[]): (number | null)[] =>
  ids.length > 0 ? [...new Set(ids)] : [null];

/** Milliseconds during which the reading of a list, by pages or by a search word, is logged once. */
const readingTime = 10 * 60_000;

/** Into the log of every organisation whose people are shown: its administrators read that they were. */
const tellOfReading = async (
  store: Store,
  { userId }: Session,
  organisationIds: readonly (number | null)[],
): Promise<void> => {
  const told = await store
    .selectFrom('audit_entries')
    .select('organisation_id')
    .where('at', '>', new Date(Date.now() - readingTime).toISOString())
    .where('event', '=', 'people-read')
    .where('user_id', '=', userId)
    .where('record', '=', '')
    .execute();
  const known = new Set(told.map(({ organisation_id }) => organisation_id));
  nothingToAudit();
  for (const organisationId of organisationIds)
    if (!known.has(organisationId)) await writeEntry(store, 'people-read', { organisationId });
};
