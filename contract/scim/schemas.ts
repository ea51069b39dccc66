/** Names of SCIM's schemas and messages, RFC 7643 and RFC 7644. */
export const scimSchemas = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  serviceProviderConfig: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  resourceType: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
} as const;

/** An attribute that is known here, RFC 7643 §7; what is left out is as it says by default. */
export interface ScimAttribute {
  readonly name: string;
  readonly description: string;
  readonly type?: 'boolean' | 'reference' | 'complex';
  readonly multiValued?: true;
  readonly required?: true;
  readonly caseExact?: true;
  readonly mutability?: 'readOnly' | 'writeOnly';
  readonly uniqueness?: 'server';
  readonly subAttributes?: readonly ScimAttribute[];
  /** May be looked for by a filter; so may its parts. */
  readonly filtered?: true;
}

/** Every resource has it, though no schema names it; RFC 7643 §3.1. */
const externalId: ScimAttribute = {
  name: 'externalId',
  description: 'Identifier of the directory',
  caseExact: true,
  filtered: true,
};
const id: ScimAttribute = {
  name: 'id',
  description: 'Identifier of Vigie',
  caseExact: true,
  mutability: 'readOnly',
  filtered: true,
};
/** What users and groups have beside the attributes of their own schema. */
export const commonAttributes: readonly ScimAttribute[] = [id, externalId];

/** What is known of a user. Others may be sent; they are left out. */
export const userAttributes: readonly ScimAttribute[] = [
  {
    name: 'userName',
    description: 'Name in the directory; an email address, where no address is given',
    required: true,
    uniqueness: 'server',
    filtered: true,
  },
  {
    name: 'name',
    description: 'Parts of the name',
    type: 'complex',
    filtered: true,
    subAttributes: [
      { name: 'givenName', description: 'First name' },
      { name: 'familyName', description: 'Last name' },
      { name: 'formatted', description: 'Both', mutability: 'readOnly' },
    ],
  },
  { name: 'displayName', description: 'The full name', mutability: 'readOnly', filtered: true },
  {
    name: 'emails',
    description:
      'The address that the account is signed in with; of several the primary one, or that for work, is kept',
    type: 'complex',
    multiValued: true,
    filtered: true,
    subAttributes: [
      { name: 'value', description: 'Email address' },
      { name: 'type', description: 'Always work' },
      { name: 'primary', description: 'Always true', type: 'boolean' },
    ],
  },
  { name: 'active', description: 'False for a suspended member', type: 'boolean', filtered: true },
  {
    name: 'preferredLanguage',
    description: 'English or French, for messages to somebody new',
    mutability: 'writeOnly',
  },
  {
    name: 'groups',
    description: 'Groups that the user is in',
    type: 'complex',
    multiValued: true,
    mutability: 'readOnly',
    subAttributes: [
      { name: 'value', description: 'Identifier of the group', mutability: 'readOnly' },
      { name: '$ref', description: 'Address of the group', type: 'reference', mutability: 'readOnly' },
      { name: 'display', description: 'Name of the group', mutability: 'readOnly' },
    ],
  },
];

/** What is known of a group; its name is the value of rules that give roles. */
export const groupAttributes: readonly ScimAttribute[] = [
  {
    name: 'displayName',
    description: 'Name, which rules of roles are about',
    required: true,
    uniqueness: 'server',
    filtered: true,
  },
  {
    name: 'members',
    description: 'Users that are in it',
    type: 'complex',
    multiValued: true,
    filtered: true,
    subAttributes: [
      { name: 'value', description: 'Identifier of the user', caseExact: true },
      { name: '$ref', description: 'Address of the user', type: 'reference', mutability: 'readOnly' },
      { name: 'display', description: 'Name of the user', mutability: 'readOnly' },
      { name: 'type', description: 'Always User', mutability: 'readOnly' },
    ],
  },
];
