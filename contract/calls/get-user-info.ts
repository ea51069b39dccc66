import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languages } from '../languages.ts';
import { permissions, roles } from '../permissions.ts';

const bilingual = z.object(
  Object.fromEntries(languages.map((language) => [language, z.string()])) as Record<
    (typeof languages)[number],
    z.ZodString
  >,
);

/** Everything the browser knows about the signed-in person. S1.3-05, S2.3-01…08. */
export const userInfo = z.object({
  uid: z.number().int(),
  /** 1 when the contact form may be filled in from these details: a person's account, not a shared one. */
  flag: z.union([z.literal(0), z.literal(1)]),
  name: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(roles),
  permissions: z.array(z.enum(permissions)),
  /** When the session ends, in seconds since 1970. */
  exp: z.number().int(),
  /** Products of the organisation. */
  prods: z.array(z.string()),
  /** Name of the search index, a path segment of the search call. */
  collection: z.string(),
  /** Client number. */
  mseid: z.number().int(),
  clientName: bilingual,
  /** The organisation's first company admin, who can help. */
  admin: z.object({ name: z.string(), email: z.string() }).nullable(),
  shared: z.boolean(),
  multi_location: z.boolean(),
  customFields: z.object({
    ClientCustomF1_s: bilingual.optional(),
    ClientCustomF2_s: bilingual.optional(),
    ClientCustomF3_s: bilingual.optional(),
  }),
  isCustomField: z.boolean(),
  /** 1 shows ingredients, CAS search and the CAS facet. */
  ingredients: z.union([z.literal(0), z.literal(1)]),
  /** What the organisation calls a location. */
  subset: bilingual,
  /** How many locations the organisation has. */
  subsetCount: z.number().int(),
  /** Day on which the organisation ends; for its administrators, and only where it does. */
  endsOn: z.string().optional(),
});
export type UserInfo = z.infer<typeof userInfo>;

export const getUserInfo = defineCall({
  id: 'getUserInfo',
  method: 'GET',
  path: '/userinfo',
  summary: 'The person signed in: organisation, role, permissions, end of the session',
  access: 'signed-in',
  answer: userInfo,
});
