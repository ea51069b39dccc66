import type { VerificationFields } from '#contract/calls/verify-email.ts';
import { ApiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import { mustVerifyFirst, permissionsWithin, type Verification } from './verifications.ts';

type Field = keyof VerificationFields;

/** Throws a fault for each field that this account still needs, and for each that is not to be set with its link. */
export const checkFields = (verification: Verification, fields: VerificationFields): void => {
  const needed = neededFields(verification);
  const allowed = permissionsWithin(verification).includes('has-phone') ? [...needed, 'phone'] : needed;
  const given = (Object.keys(fields) as Field[]).filter((field) => fields[field]);
  const faults: ErrorObject[] = [
    ...needed.filter((field) => !given.includes(field)).map(faultOf('request.required')),
    ...given.filter((field) => needed.length === 0 || !allowed.includes(field)).map(faultOf('validation.prohibited')),
  ];
  const [first, ...others] = faults;
  if (first) throw new ApiError(first, ...others);
};

/** A link alone never replaces a password: who has one shows it by signing in. */
const neededFields = (verification: Verification): Field[] => {
  if (mustVerifyFirst(verification)) return [];
  const names: Field[] = ['first_name', 'last_name'];
  return verification.password_hash === '' ? [...names, 'password', 'password_confirmation'] : names;
};

const faultOf =
  (code: ErrorObject['code']) =>
  (field: Field): ErrorObject => ({ code, source: { pointer: `/data/${field}` } });
