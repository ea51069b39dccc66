import type { RaRecord } from 'react-admin';
import { seesOwnLocationsOnly } from '#contract/permissions.ts';
import type { User } from './user.ts';

/** Roles that see the whole collection are limited to no location. */
export const withoutNeedlessLocations = (user: Partial<RaRecord>): Partial<RaRecord> => {
  const { role } = user as Partial<User>;
  return role && !seesOwnLocationsOnly(role.slug) ? { ...user, subset_relations: [] } : user;
};

/** Whether a role has a telephone number. S2.6-16. */
export const hasPhone = ({ role }: Partial<User>): boolean => role?.permissions?.includes('has-phone') === true;

/** What the edit form sends: a phone only for roles that have one. */
export const toSentEdit = (user: Partial<RaRecord>): Partial<RaRecord> => {
  const { phone, ...rest } = withoutNeedlessLocations(user);
  return hasPhone(user as Partial<User>) ? { ...rest, phone: phone ?? '' } : rest;
};
