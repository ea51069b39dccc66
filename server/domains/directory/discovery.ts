import { scimBase } from '#contract/call.ts';
import { scimLimits } from '#contract/scim/resources.ts';
import { groupAttributes, type ScimAttribute, scimSchemas, userAttributes } from '#contract/scim/schemas.ts';

/** What of SCIM is supported, RFC 7643 §5. */
export const serviceProviderConfig = (site: string) => ({
  schemas: [scimSchemas.serviceProviderConfig],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: scimLimits.page },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API token',
      description: 'A token of the organization, made under “API tokens”, in the Authorization header (RFC 6750)',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${site}${scimBase}/ServiceProviderConfig` },
});

const kinds = [
  { name: 'User', endpoint: '/Users', description: 'A member', schema: scimSchemas.user, attributes: userAttributes },
  {
    name: 'Group',
    endpoint: '/Groups',
    description: 'A group of the directory',
    schema: scimSchemas.group,
    attributes: groupAttributes,
  },
] as const;

/** Kinds of resources, RFC 7643 §6. */
export const resourceTypes = (site: string) =>
  kinds.map(({ name, endpoint, description, schema }) => ({
    schemas: [scimSchemas.resourceType],
    id: name,
    name,
    endpoint,
    description,
    schema,
    meta: { resourceType: 'ResourceType', location: `${site}${scimBase}/ResourceTypes/${name}` },
  }));

/** Attributes of each kind, RFC 7643 §7. */
export const schemasOf = (site: string) =>
  kinds.map(({ name, description, schema, attributes }) => ({
    schemas: [scimSchemas.schema],
    id: schema,
    name,
    description,
    attributes: attributes.map(describe),
    meta: { resourceType: 'Schema', location: `${site}${scimBase}/Schemas/${schema}` },
  }));

const describe = ({ filtered: _, subAttributes, ...attribute }: ScimAttribute): object => ({
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: attribute.mutability === 'writeOnly' ? 'never' : 'default',
  uniqueness: 'none',
  ...attribute,
  ...(subAttributes && { subAttributes: subAttributes.map(describe) }),
});
