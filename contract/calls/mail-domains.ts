import { z } from 'zod';
import { defineCall } from '../call.ts';
import { maxMailDomains, toMailDomain } from '../mail-domains.ts';

/** Kept in small letters and ASCII, whatever is typed. */
const mailDomain = z
  .string()
  .trim()
  .max(253)
  .overwrite((typed) => toMailDomain(typed) ?? typed)
  .refine((domain) => toMailDomain(domain) === domain, { params: { code: 'organisation.mail_domain' } });

/** Domains to which documents may be mailed; none: everywhere. */
export const mailDomains = z.array(mailDomain).max(maxMailDomains);

const answer = z.object({
  mail_domains: z.array(z.string()),
  /** That of the organisation, which rises with every change. */
  version: z.number().int(),
});

export const getMailDomains = defineCall({
  id: 'getMailDomains',
  method: 'GET',
  path: '/mail-domains',
  summary: 'The domains to which documents of one’s organisation may be mailed',
  access: { permission: 'mail-domains' },
  answer,
});

export const updateMailDomains = defineCall({
  id: 'updateMailDomains',
  method: 'PUT',
  path: '/mail-domains',
  summary: 'Names those domains',
  access: { permission: 'mail-domains' },
  audit: 'organisation-changed',
  body: z.strictObject({ mail_domains: mailDomains, version: z.number().int() }),
  answer,
});
