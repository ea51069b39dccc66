import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { mailDomains } from '#contract/calls/mail-domains.ts';
import { withoutDirections } from '#contract/directions.ts';
import { isTooWide } from '#contract/network-ranges.ts';
import { defineRest } from '#contract/operator/define-rest.ts';
import { organisationProducts } from '#contract/operator/organisation-products.ts';
import { secondFactorPolicies } from '#contract/second-factor.ts';

const text = z.string().overwrite(withoutDirections).trim().max(200);
const name = text.min(1);
const bilingual = z.object({ en: name, fr: name });

/** `203.0.113.0/24`, `2001:db8::/32`. */
const range = z
  .string()
  .trim()
  .max(64)
  .refine((value) => z.union([z.cidrv4(), z.cidrv6()]).safeParse(value).success, {
    params: { code: 'organisation.range' },
  })
  .refine((value) => !isTooWide(value), { params: { code: 'organisation.range_too_wide' } });

/** A location in the tree as it is edited: `key` and `parent` tie it together, `id` is the one it has in the store. */
const location = z.object({
  key: z.string().min(1).max(40),
  /** Key of the location it lies in; empty for an outermost one. */
  parent: z.string().max(40),
  id: z.number().int().nullable(),
  name_en: name,
  name_fr: name,
});

const facts = {
  name_en: name,
  name_fr: name,
  location_label_en: name,
  location_label_fr: name,
  /** Ingredients, CAS search and CAS facet are shown to members. */
  ingredients: z.boolean(),
  custom_fields: z.array(bilingual).max(3),
  products: z.array(z.enum(organisationProducts)),
  /** Ranges whose computers open the shared account without a password. */
  allowed_addresses: z.array(range).max(100),
  account_manager_email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .refine((value) => value === '' || z.email().safeParse(value).success, { params: { code: 'validation.email' } }),
};

/** The roles that must have a second factor; left out, the setting is unchanged. */
const second_factor = z.enum(secondFactorPolicies);

const item = z.object({
  /** The client number. */
  id: z.number().int(),
  name_en: z.string(),
  name_fr: z.string(),
  sheets: z.number().int(),
  users: z.number().int(),
  open_requests: z.number().int(),
  created_at: z.string(),
});

const organisationRecord = item.extend({
  ...facts,
  second_factor,
  mail_domains: mailDomains,
  products: z.array(z.string()),
  /** The tree, every location after the one it lies in; `sheets` stand in it at present. */
  locations: z.array(location.extend({ sheets: z.number().int() })),
  version: z.number().int(),
  /** Day (UTC) on which it ends; empty while none is set. */
  ends_on: z.string(),
  /** For the operators. */
  end_reason: z.string(),
});

const rest = defineRest({
  name: 'organisations',
  summary: 'The organisations the provider serves',
  item,
  record: organisationRecord,
  sorts: ['id', 'name_en', 'name_fr', 'sheets', 'users', 'open_requests', 'created_at'],
  filters: { q: z.string().trim().max(200) },
});

/** The server checks references between the parts of a list, because it knows all locations. */
const entry = z.object({
  ...facts,
  second_factor: second_factor.optional(),
  /** Left out, they stay as they are. */
  mail_domains: mailDomains.optional(),
  locations: z.array(location).max(2000),
});
export type OrganisationEntry = z.output<typeof entry>;

export const listOrganisations = rest.list;
export const getOrganisation = rest.get;
export const createOrganisation = rest.create(entry, 'organisation-added');
export const updateOrganisation = rest.update(entry.extend({ version: z.number().int() }), 'organisation-changed');

/** Sets or changes the day on which it ends. Its administrators are mailed, once for each day. */
export const endOrganisation = rest.act('end', {
  repeated: 'harmless',
  summary: 'Sets the day on which an organisation ends, and tells its administrators',
  body: z.object({ day: z.iso.date(), reason: z.string().overwrite(withoutDirections).trim().min(1).max(1000) }),
  answer: organisationRecord,
  audit: 'organisation-end-set',
});

/** Takes that back. */
export const keepOrganisation = rest.act('keep', {
  repeated: 'harmless',
  summary: 'Takes the end of an organisation back, and tells its administrators',
  body: z.object({}),
  answer: organisationRecord,
  audit: 'organisation-end-cancelled',
});

export const exportOrganisation = defineCall({
  id: 'exportOperatorOrganisations',
  method: 'GET',
  path: '/operator/organisations/:id/export',
  summary: 'All that belongs to an organisation, as one archive',
  access: { permission: 'operator' },
  params: z.strictObject({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  audit: 'organisation-exported',
  content: 'application/zip',
  answer: z.string(),
});
