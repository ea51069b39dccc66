import type { UserInfo } from '#contract/calls/get-user-info.ts';
import { collectionName } from '#contract/collection-name.ts';
import { permissionsOf, type Role } from '#contract/permissions.ts';

const organisation = 10001;

const person = (uid: number, first_name: string, last_name: string, role: Role): UserInfo => ({
  uid,
  flag: 1,
  name: `${first_name.toLowerCase()}@northline.example`,
  email: `${first_name.toLowerCase()}@northline.example`,
  first_name,
  last_name,
  role,
  permissions: permissionsOf({ role, shared: false }),
  exp: 4_000_000_000,
  prods: ['canmanage'],
  collection: collectionName(organisation),
  mseid: organisation,
  clientName: { en: 'Northline Mills', fr: 'Moulins Northline' },
  admin: { name: 'Ines Roy', email: 'ines@northline.example' },
  shared: false,
  multi_location: false,
  customFields: { ClientCustomF1_s: { en: 'Cabinet', fr: 'Armoire' } },
  isCustomField: true,
  ingredients: 1,
  subset: { en: 'Location', fr: 'Emplacement' },
  subsetCount: 3,
});

export const companyAdmin = person(11, 'Ines', 'Roy', 'company-admin');
export const collectionAdmin = person(12, 'Omar', 'Blake', 'collection-admin');
export const reader = person(13, 'Lena', 'Fox', 'read-only');
/** A workstation's account, which is nobody's own. */
export const workstation: UserInfo = {
  ...reader,
  uid: 14,
  shared: true,
  flag: 0,
  permissions: permissionsOf({ role: 'read-only', shared: true }),
};
export const operator: UserInfo = {
  ...person(1, 'Sam', 'Lake', 'operator'),
  mseid: 0,
  collection: '',
  clientName: { en: 'Vigie', fr: 'Vigie' },
  admin: null,
  customFields: {},
  isCustomField: false,
  subsetCount: 0,
};
