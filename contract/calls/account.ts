import { z } from 'zod';
import { defineCall } from '../call.ts';
import { defineSingle } from '../json-api/define-single.ts';
import { topMembers } from '../json-api/document.ts';
import { accountEmail, knownVersion, personName, userId } from '../json-api/types/user-fields.ts';
import { roleLinkage, subsetLinkages } from '../json-api/types/user-linkages.ts';
import { userType } from '../json-api/types/users.ts';
import { passwordLength } from '../limits.ts';
import { forMemberFields, memberFieldOf } from '../member-fields.ts';
import { phone } from '../phone.ts';

const resource = {
  type: z.literal('users').optional(),
  id: userId.optional(),
  meta: knownVersion.optional(),
};

/** Which form it is follows from what is sent: nobody sends it. */
const unsent = { 'x-unsent': true };

/** The account page: a person's own account. */
const accountForm = z.strictObject({
  ...topMembers,
  form: z.literal('account').meta(unsent),
  data: z.strictObject({
    ...resource,
    attributes: z.strictObject({
      id: userId.optional(),
      first_name: personName,
      last_name: personName,
      email: accountEmail,
      /** Asked for with another address than the account has, like the password. */
      email_confirmation: z.string().trim().toLowerCase().max(254).optional(),
      current_password: z.string().max(passwordLength.max).optional(),
      /** Required of roles that have a phone, refused to others. */
      phone: phone.optional(),
      is_subscribed: z.boolean(),
    }),
  }),
});

/** The edit page: another member. What is absent stays as it is; locations are replaced as a whole. */
const editForm = z.strictObject({
  ...topMembers,
  form: z.literal('edit').meta(unsent),
  data: z.strictObject({
    ...resource,
    attributes: z
      .strictObject({
        is_subscribed: z.boolean(),
        email: accountEmail,
        ...forMemberFields((name) => {
          const { kind, maxLength } = memberFieldOf(name);
          return kind === 'phone' ? phone : z.string().trim().max(maxLength);
        }),
      })
      .partial()
      .default({}),
    relationships: z
      .strictObject({ role: roleLinkage.optional(), subset_relations: subsetLinkages.optional() })
      .default({}),
  }),
});

export type AccountChange = z.output<typeof accountForm>['data'];
export type MemberChange = z.output<typeof editForm>['data'];

/** Attributes that only the account page sends. */
const accountOnly = ['id', 'first_name', 'email_confirmation', 'current_password'];

/** Tells the two forms apart, which share a method and a path. S2.7-32, S2.7-33. */
const nameForm = (body: unknown): unknown => {
  const attributes = (body as { data?: { attributes?: unknown } } | null | undefined)?.data?.attributes;
  const isAccount = isObject(attributes) && accountOnly.some((name) => name in attributes);
  return isObject(body) ? { ...body, form: isAccount ? 'account' : 'edit' } : body;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

type WithoutForm<Form> = Omit<Form, 'form'>;
type Forms = z.ZodType<
  z.output<typeof accountForm> | z.output<typeof editForm>,
  WithoutForm<z.input<typeof accountForm>> | WithoutForm<z.input<typeof editForm>>
>;

const single = defineSingle({ resource: userType });

const change = {
  path: '/users/:id',
  access: 'signed-in',
  jsonApi: 'users',
  audit: 'user-changed',
  params: z.strictObject({ id: userId }),
  body: z.preprocess(nameForm, z.discriminatedUnion('form', [accountForm, editForm])) as unknown as Forms,
  example: {
    data: {
      type: 'users',
      id: '1001',
      relationships: { role: { data: { type: 'roles', id: 'collection-admin' } } },
    },
  },
  answer: single.document,
  reaches: {
    what: 'user',
    address: (id: number) => ({
      params: { id },
      body: { data: { type: 'users', attributes: { is_subscribed: true } } },
    }),
  },
} as const;

export const updateUser = defineCall({
  ...change,
  id: 'updateUser',
  method: 'PUT',
  summary: 'Changes one’s own account (with `first_name`), or, for who may edit users, another member',
});

export const patchUser = defineCall({
  ...change,
  id: 'patchUser',
  method: 'PATCH',
  summary: 'The same change by the method of JSON:API; what is left out stays',
});
