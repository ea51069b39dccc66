import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { createOperatorUser } from '#contract/calls/operator/users.ts';
import { seesOwnLocationsOnly } from '#contract/permissions.ts';
import { findAccountOf } from '#server/domains/accounts/member-numbers.ts';
import { addUser } from '#server/domains/users/add-user.ts';
import { ApiError, apiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { answerOnce, type Submission } from '#server/platform/submissions.ts';
import { checkOrganisation } from '../organisations/known-organisation.ts';
import { inviteOperator } from './operators.ts';

type Invitation = z.output<typeof createOperatorUser.body>;

/**
 * Invites somebody to an organisation, as its administrators do, or as an operator, and answers the user's number. Throws ApiError with everything
 * that is wrong, at the fields of the plain body.
 */
export const inviteUser = async (
  store: Store,
  { email, is_subscribed, role, language, organisation, locations }: Invitation,
  submission: Submission,
): Promise<number> => {
  if (role === 'operator') {
    const invite = (trx: Transaction<Tables>) => inviteOperator(trx, { email, language, isMailed: true });
    return (await inTransaction(store, (trx) => answerOnce(trx, submission, () => invite(trx)))).id;
  }
  if (organisation === null) throw apiError('not_found');
  await checkOrganisation(store, organisation);
  // Operators see every account, so they get an error that an organisation must not see.
  if (await isNoPersonsOwn(store, email))
    throw new ApiError({ code: 'validation.has_access', source: { pointer: '/data/email' } });
  const user = {
    type: 'users' as const,
    attributes: { email, is_subscribed },
    relationships: { role, subset_relations: seesOwnLocationsOnly(role) ? locations : [] },
  };
  try {
    const number = await addUser(store, { organisationId: organisation }, { user, language, submission });
    return await findAccountOf(store, organisation, number);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [fault, ...others] = error.errors.map(atPlainField);
    throw new ApiError(fault!, ...others);
  }
};

/** Whether the address is an operator's, or the name of a shared account. */
const isNoPersonsOwn = async (db: Database, address: string): Promise<boolean> => {
  const account = await db
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.user_id', 'users.id')
    .select('users.id')
    .where('users.name', '=', address)
    .where((eb) => eb.or([eb('users.shared', '=', 1), eb('memberships.role', '=', 'operator')]))
    .executeTakeFirst();
  return account !== undefined;
};

/** `/data/attributes/email` of a document is `/data/email` of a plain body, and its `subset_relations` are `locations`. */
const atPlainField = ({ source, ...fault }: ErrorObject): ErrorObject => ({
  ...fault,
  ...(source &&
    'pointer' in source && {
      source: {
        pointer: source.pointer
          .replace(/(?<=^\/data)\/(attributes|relationships)/, '')
          .replace(/(?<=^\/data\/)subset_relations/, 'locations'),
      },
    }),
});
