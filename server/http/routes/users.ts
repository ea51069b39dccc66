import type { FastifyInstance } from 'fastify';
import { apiBase } from '#contract/call.ts';
import { patchUser, updateUser } from '#contract/calls/account.ts';
import { listRoles } from '#contract/calls/roles.ts';
import {
  createUser,
  deleteUser,
  deleteUsers,
  getUser,
  listUsers,
  resendUserVerification,
  resetUserFactors,
  restoreUser,
  suspendUser,
} from '#contract/calls/users.ts';
import type { View } from '#contract/json-api/query.ts';
import type { Language } from '#contract/languages.ts';
import { permissionsOf } from '#contract/permissions.ts';
import { countMails } from '#server/domains/accounts/mail-limits.ts';
import { findAccountOf, findAccounts } from '#server/domains/accounts/member-numbers.ts';
import { changeOwnAccount } from '#server/domains/accounts/own-account.ts';
import { resetFactors } from '#server/domains/accounts/second-factor/reset-factors.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { addUser } from '#server/domains/users/add-user.ts';
import { chooseForm } from '#server/domains/users/choose-form.ts';
import { editUser } from '#server/domains/users/edit-user.ts';
import { findUsers } from '#server/domains/users/find-users.ts';
import { findMember, readMembers } from '#server/domains/users/members.ts';
import { refuseAdmins } from '#server/domains/users/refuse-admins.ts';
import { removeUsers } from '#server/domains/users/remove-users.ts';
import { resendInvitation } from '#server/domains/users/resend-invitation.ts';
import { roleResources } from '#server/domains/users/role-resources.ts';
import { setSuspension } from '#server/domains/users/suspend-member.ts';
import { userResources } from '#server/domains/users/user-resources.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { takePage } from '#server/platform/json-api/pages.ts';
import { presentList } from '#server/platform/json-api/present-list.ts';
import { presentSingle } from '#server/platform/json-api/present-single.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { asksForJsonApi } from '../plugins/json-api-negotiation.ts';
import { type CallHandler, registerRoute } from '../register-route.ts';
import type { Services } from '../services.ts';

/** The members of an organisation, and one's own account among them. */
export const userRoutes = async (app: FastifyInstance, { store }: Services): Promise<void> => {
  /** The account of the member that a call names. */
  const accountIn = (session: Session, { id }: { readonly id: number }) =>
    findAccountOf(store, session.organisationId, id);

  const presentUser = async (session: Session, userId: number, { view, language }: Reading) => {
    const member = await findMember(store, session.organisationId, userId);
    if (!member) throw apiError('not_found');
    const withRelated = view.include.length > 0;
    const { data, related } = await userResources(store, session, { members: [member], language, withRelated });
    return presentSingle({ data, related }, view);
  };

  /** Counted whether or not it is taken: it is no way to ask after addresses either. One's own is refused here in any case. */
  const countAddressChange = async (session: Session, userId: number, email: string) => {
    const member = await findMember(store, session.organisationId, userId);
    if (member && member.id !== session.userId && member.email !== email)
      await countMails(store, session, { kind: 'address', pointer: '/data/attributes/email' });
  };

  registerRoute(app, listUsers, async ({ query, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const language = request.replyLanguage;
    const found = findUsers(await readMembers(store, session.organisationId), query, language);
    const withRelated = query.include.length > 0;
    const members = takePage(found, query.page);
    const contents = await userResources(store, session, { members, language, withRelated });
    return presentList({ ...contents, total: found.length }, { query, address: request.url });
  });

  registerRoute(app, getUser, async ({ params, query, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const granted = permissionsOf(session);
    const isOwn = params.id === session.memberNumber && granted.includes('account-information');
    // To who manages no users, the others are not there.
    if (!isOwn && !granted.includes('manage-users')) throw apiError('not_found');
    return presentUser(session, await accountIn(session, params), { view: query, language: request.replyLanguage });
  });

  registerRoute(app, createUser, async ({ body, session, submissionKey: key, request, reply }) => {
    const language = request.replyLanguage;
    const submission = { userId: session.userId, key };
    refuseAdmins(session, [body.data.relationships.role]);
    await countMails(store, session, { kind: 'invitation', pointer: '/data/attributes/email' });
    const invitation = { user: body.data, language: body.data.attributes.language ?? language, submission };
    const id = await addUser(store, session, invitation);
    if (asksForJsonApi(request)) reply.status(201).header('location', `${apiBase}/users/${id}`);
    return presentUser(session, await accountIn(session, { id }), { view: everyField, language });
  });

  const change: CallHandler<typeof updateUser> = async ({ params, body, session, request }) => {
    const chosen = chooseForm(session, params.id, body);
    const userId = await accountIn(session, params);
    if (chosen.form === 'account') await changeOwnAccount(store, session, chosen.data);
    else {
      if (chosen.data.attributes.email !== undefined)
        await countAddressChange(session, userId, chosen.data.attributes.email);
      await editUser(store, session, { userId, change: chosen.data });
    }
    return presentUser(session, userId, { view: everyField, language: request.replyLanguage });
  };
  registerRoute(app, updateUser, change);
  registerRoute(app, patchUser, change);

  registerRoute(app, resetUserFactors, async ({ params, session }) => {
    if (params.id === session.memberNumber) throw apiError('users.own_factors');
    const userId = await accountIn(session, params);
    const member = await findMember(store, session.organisationId, userId);
    if (member) refuseAdmins(session, [member.role]);
    await inTransaction(store, (trx) => resetFactors(trx, userId, session.organisationId));
    return {};
  });

  registerRoute(app, suspendUser, async ({ params, session }) => {
    const userId = await accountIn(session, params);
    if (!(await setSuspension(store, session, { userId, isSuspended: true }))) nothingToAudit();
    return {};
  });

  registerRoute(app, restoreUser, async ({ params, session }) => {
    const userId = await accountIn(session, params);
    if (!(await setSuspension(store, session, { userId, isSuspended: false }))) nothingToAudit();
    return {};
  });

  registerRoute(app, deleteUser, async ({ params, query, session }) => {
    await removeUsers(store, session, [await accountIn(session, params)], {
      revokesTokens: revokesTokens(query, session),
      sourceOf: () => ({}),
    });
    return {};
  });

  registerRoute(app, deleteUsers, async ({ body, query, session }) => {
    const accounts = await findAccounts(store, session.organisationId, body.data.id);
    const userIds = body.data.id.map((id) => accounts.get(id) ?? 0);
    await removeUsers(store, session, userIds, {
      revokesTokens: revokesTokens(query, session),
      sourceOf: (index) => ({ source: { pointer: `/data/id/${index}` } }),
    });
    return {};
  });

  registerRoute(app, resendUserVerification, async ({ params, session, submissionKey: key }) => {
    const submission = { userId: session.userId, key };
    const userId = await accountIn(session, params);
    const member = await findMember(store, session.organisationId, userId);
    if (member) refuseAdmins(session, [member.role]);
    await countMails(store, session, { kind: 'invitation' });
    await resendInvitation(store, session, { userId, submission });
    return {};
  });

  registerRoute(app, listRoles, async ({ query, request }) =>
    presentList(
      { data: takePage(roleResources, query.page), total: roleResources.length },
      { query, address: request.url },
    ),
  );
};

interface Reading {
  readonly view: View;
  readonly language: Language;
}

const everyField: View = { include: [], fields: {} };

/** Who may not see tokens revokes none. */
const revokesTokens = ({ revoke_tokens }: { readonly revoke_tokens: 'true' | 'false' }, session: Session): boolean =>
  revoke_tokens === 'true' && permissionsOf(session).includes('api-tokens');
