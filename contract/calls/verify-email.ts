import { z } from 'zod';
import { defineCall } from '../call.ts';
import { personName } from '../json-api/types/user-fields.ts';
import { languages } from '../languages.ts';
import { confirmed, newPassword, unconfirmed } from '../passwords.ts';
import { phone } from '../phone.ts';

/** The two parts of a mailed link. A mangled one keeps to no pattern: it is refused as a link that was never ours. */
const link = z.strictObject({ id: z.string(), token: z.string() });
const query = z.strictObject({ lang: z.enum(languages).optional() });

/** Which of them a link needs is known only with its account: the handler asks for them. */
const fields = z
  .strictObject({
    first_name: personName,
    last_name: personName,
    password: newPassword,
    password_confirmation: z.string(),
    phone,
  })
  .partial();
/** What completes an account, as it was sent. */
export type VerificationFields = z.output<typeof fields>;

/** What a link of an invitation or a verification leads to. S1.3-01. */
export const verificationStatus = z.object({
  status: z.object({
    has_accepted_invitation: z.boolean(),
    has_password: z.boolean(),
    has_verified_email: z.boolean(),
    contact_information: z.object({ first_name: z.string(), last_name: z.string(), phone: z.string() }),
  }),
  permissions: z.array(z.string()),
  products: z.array(z.string()),
});
export type VerificationStatus = z.infer<typeof verificationStatus>;

/*
 * What our own page sends: the link in the body, which stands in no request line and so in no log of a proxy. The calls of the
 * specification, with the link in the path, follow; both do the same (decision 67).
 */
export const openVerificationLink = defineCall({
  id: 'openVerificationLink',
  method: 'POST',
  repeated: 'harmless',
  path: '/verification-link',
  summary: 'How far the account of an invitation or verification link has come; the link is sent in the body',
  access: 'anyone',
  body: link,
  answer: verificationStatus,
});

export const completeVerificationLink = defineCall({
  id: 'completeVerificationLink',
  method: 'POST',
  repeated: 'harmless',
  path: '/verification-link/complete',
  summary: 'Verifies the address of an accepted invitation (without fields), or completes the account',
  access: 'anyone',
  audit: 'account-verified',
  query,
  body: z.strictObject({ ...link.shape, ...fields.shape }).refine(confirmed, unconfirmed),
  answer: z.object({}),
});

export const resendVerificationLink = defineCall({
  id: 'resendVerificationLink',
  method: 'POST',
  repeated: 'harmless',
  path: '/verification-link/resend',
  summary: 'Mails a new link in place of one that has expired; refused where there is nothing to mail',
  access: 'anyone',
  body: link,
  answer: z.object({}),
});

export const declineInvitation = defineCall({
  id: 'declineInvitation',
  method: 'POST',
  repeated: 'harmless',
  path: '/verification-link/decline',
  summary: 'Declines an invitation by the link of its mail, which is used up',
  access: 'anyone',
  audit: 'invitation-declined',
  body: link,
  answer: z.strictObject({}),
});

export const getVerification = defineCall({
  id: 'getVerification',
  method: 'GET',
  path: '/verify-email/:id/:token',
  summary: 'How far the account of an invitation or verification link has come',
  access: 'anyone',
  params: link,
  query,
  answer: verificationStatus,
});

export const completeVerification = defineCall({
  id: 'completeVerification',
  method: 'POST',
  repeated: 'harmless',
  path: '/verify-email/:id/:token',
  summary: 'Verifies the address of an accepted invitation (without fields), or completes the account',
  access: 'anyone',
  audit: 'account-verified',
  params: link,
  query,
  body: fields.refine(confirmed, unconfirmed).nullish(),
  answer: z.object({}),
});

export const resendVerification = defineCall({
  id: 'resendVerification',
  method: 'POST',
  repeated: 'harmless',
  path: '/resend-my-email-verification/:id/:token',
  summary: 'Mails a new link in place of one that has expired; refused where there is nothing to mail',
  access: 'anyone',
  params: link,
  query,
  answer: z.object({}),
});
