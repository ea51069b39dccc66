import { z } from 'zod';
import { withoutDirections } from '#contract/directions.ts';

/** Resources of one page of a list, the most and by default; members of a group; changes in one PATCH. */
export const scimLimits = {
  page: 200,
  usual: 100,
  members: 10_000,
  operations: 1000,
  groups: 1000,
  filter: 1000,
} as const;

const text = (max: number) => z.string().overwrite(withoutDirections).trim().max(max);

/** Entra ID sends "True" and "False". */
const flag = z
  .union([z.boolean(), z.string().max(5)])
  .refine((given) => typeof given === 'boolean' || /^(?:true|false)$/i.test(given))
  .transform((given) => given === true || String(given).toLowerCase() === 'true');

const schemas = z.array(z.string().max(200)).max(20).optional();

/** A user as directories send it, names of attributes spelt as in RFC 7643. Unknown attributes are left out (RFC 7644 §3.3). */
export const scimUserBody = z.object({
  schemas,
  userName: text(254).min(1),
  externalId: z.string().max(200).optional(),
  name: z.object({ givenName: text(100).optional(), familyName: text(100).optional() }).optional(),
  emails: z
    .array(z.object({ value: z.string().max(254), type: z.string().max(50).optional(), primary: flag.optional() }))
    .max(50)
    .optional(),
  active: flag.optional(),
  preferredLanguage: z.string().max(100).optional(),
});
export type ScimUserBody = z.output<typeof scimUserBody>;

const member = z.object({ value: z.string().max(50) });

/** A group as directories send it. */
export const scimGroupBody = z.object({
  schemas,
  displayName: text(200).min(1),
  externalId: z.string().max(200).optional(),
  members: z.array(member).max(scimLimits.members).optional(),
});
export type ScimGroupBody = z.output<typeof scimGroupBody>;

/** RFC 7644 §3.5.2. Entra ID writes the operation with a capital. */
export const scimPatchBody = z.object({
  schemas,
  Operations: z
    .array(
      z.object({
        op: z
          .string()
          .max(10)
          .toLowerCase()
          .pipe(z.enum(['add', 'replace', 'remove'])),
        path: z.string().max(scimLimits.filter).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(scimLimits.operations),
});
export type ScimOperation = z.output<typeof scimPatchBody>['Operations'][number];

const named = z.string().max(1000).optional();

/** Which attributes are answered, by name and separated by commas; RFC 7644 §3.9. */
export const scimView = z.object({ attributes: named, excludedAttributes: named });
export type ScimView = z.output<typeof scimView>;

const count = z.coerce.number().int().max(Number.MAX_SAFE_INTEGER);

/** A list, RFC 7644 §3.4.2; how it is sorted is not for the caller to say. */
export const scimListQuery = scimView.extend({
  filter: z.string().max(10_000).optional(),
  startIndex: count.optional(),
  count: count.optional(),
});
export type ScimListQuery = z.output<typeof scimListQuery>;

const meta = z.object({
  resourceType: z.string(),
  location: z.string(),
  /** The ETag. */
  version: z.string().optional(),
});
/** It has `$ref` too; what writes OpenAPI would take the declaration of that name for a reference of its own. */
const link = z.looseObject({
  value: z.string(),
  display: z.string().optional(),
  type: z.string().optional(),
});

/** A user as it is answered; attributes that were not asked for are missing. */
export const scimUser = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.string().optional(),
  userName: z.string().optional(),
  name: z
    .object({ givenName: z.string().optional(), familyName: z.string().optional(), formatted: z.string().optional() })
    .optional(),
  displayName: z.string().optional(),
  emails: z
    .array(z.object({ value: z.string().optional(), type: z.string().optional(), primary: z.boolean().optional() }))
    .optional(),
  active: z.boolean().optional(),
  groups: z.array(link.partial()).optional(),
  meta: meta.partial().optional(),
});
export type ScimUser = z.output<typeof scimUser>;

/** A group as it is answered. */
export const scimGroup = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.string().optional(),
  displayName: z.string().optional(),
  members: z.array(link.partial()).optional(),
  meta: meta.partial().optional(),
});
export type ScimGroup = z.output<typeof scimGroup>;

/** A page of resources; `startIndex` begins at 1. */
export const scimList = <Resource extends z.ZodType>(resource: Resource) =>
  z.object({
    schemas: z.array(z.string()),
    totalResults: z.number().int(),
    startIndex: z.number().int(),
    itemsPerPage: z.number().int(),
    Resources: z.array(resource),
  });
