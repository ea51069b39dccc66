import type { z } from 'zod';
import type { updateUser } from '#contract/calls/account.ts';
import { permissionsOf } from '#contract/permissions.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import type { Session } from '../accounts/sessions.ts';

type Form = z.output<typeof updateUser.body>;

/**
 * The form that was sent for the user of this number, if this person may send it: the account page changes oneself, the edit page others.
 * Throws `auth.forbidden`, `not_found`, and a fault at the field that does not belong into the form.
 */
export const chooseForm = (session: Session, number: number, body: Form): Form => {
  const granted = permissionsOf(session);
  const isOwn = number === session.memberNumber;
  if (isOwn && !granted.includes('account-information')) throw apiError('auth.forbidden');
  // To who edits no users, the others are not there.
  if (!isOwn && !granted.includes('edit-user')) throw apiError('not_found');
  const named = body.form === 'account' ? (body.data.attributes.id ?? body.data.id) : body.data.id;
  if (named !== undefined && named !== number) throw atField('validation.prohibited', '/data/id');
  if (body.form === 'account' && !isOwn) throw atField('validation.prohibited', '/data/attributes/first_name');
  const { role, subset_relations } = body.form === 'edit' ? body.data.relationships : {};
  if (body.form === 'edit' && isOwn && !role && !subset_relations)
    throw atField('request.required', '/data/attributes/first_name');
  if (body.form === 'edit' && isOwn && !granted.includes('edit-user')) throw apiError('auth.forbidden');
  return body;
};

const atField = (code: 'validation.prohibited' | 'request.required', pointer: string): ApiError =>
  new ApiError({ code, source: { pointer } });
