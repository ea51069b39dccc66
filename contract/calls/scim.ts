import { z } from 'zod';
import { defineCall, scimBase, scimContent } from '../call.ts';
import { userId } from '../json-api/types/user-fields.ts';
import {
  scimGroup,
  scimGroupBody,
  scimList,
  scimListQuery,
  scimPatchBody,
  scimUser,
  scimUserBody,
  scimView,
} from '../scim/resources.ts';

const scim = { base: scimBase, content: scimContent, access: { permission: 'scim' } } as const;

const params = z.strictObject({ id: userId });
const patchExample = { Operations: [{ op: 'replace', path: 'externalId', value: 'E-1042' }] };
const named = z.strictObject({ name: z.string().max(200) });
const reachesUser = { reaches: { what: 'user', address: (id: number) => ({ params: { id } }) } } as const;
const reachesGroup = { reaches: { what: 'group', address: (id: number) => ({ params: { id } }) } } as const;

/** A description of the service itself, RFC 7643 §5 to §7. */
const described = z.looseObject({ schemas: z.array(z.string()) });

export const getScimServiceProviderConfig = defineCall({
  ...scim,
  id: 'getScimServiceProviderConfig',
  method: 'GET',
  path: '/ServiceProviderConfig',
  summary: 'What of SCIM 2.0 is supported',
  query: z.object({}),
  answer: described,
});

export const listScimResourceTypes = defineCall({
  ...scim,
  id: 'listScimResourceTypes',
  method: 'GET',
  path: '/ResourceTypes',
  summary: 'Kinds of resources that a directory keeps: users and groups',
  query: z.object({}),
  answer: scimList(described),
});

export const getScimResourceType = defineCall({
  ...scim,
  id: 'getScimResourceType',
  method: 'GET',
  path: '/ResourceTypes/:name',
  summary: 'One of them',
  params: named,
  query: z.object({}),
  answer: described,
});

export const listScimSchemas = defineCall({
  ...scim,
  id: 'listScimSchemas',
  method: 'GET',
  path: '/Schemas',
  summary: 'The attributes of users and groups that are known',
  query: z.object({}),
  answer: scimList(described),
});

export const getScimSchema = defineCall({
  ...scim,
  id: 'getScimSchema',
  method: 'GET',
  path: '/Schemas/:name',
  summary: 'Those of one of them',
  params: named,
  query: z.object({}),
  answer: described,
});

export const listScimUsers = defineCall({
  ...scim,
  id: 'listScimUsers',
  method: 'GET',
  path: '/Users',
  summary: 'The members of the organisation, as a directory sees them',
  query: scimListQuery,
  answer: scimList(scimUser),
});

export const createScimUser = defineCall({
  ...scim,
  id: 'createScimUser',
  statuses: [201],
  method: 'POST',
  repeated: 'harmless',
  path: '/Users',
  summary: 'Makes somebody a member; 409 where they are one',
  audit: 'user-added',
  query: scimView,
  body: scimUserBody,
  answer: scimUser,
});

export const getScimUser = defineCall({
  ...scim,
  id: 'getScimUser',
  statuses: [200, 304],
  method: 'GET',
  path: '/Users/:id',
  summary: 'A member of the organisation',
  params,
  query: scimView,
  answer: scimUser,
  ...reachesUser,
});

export const replaceScimUser = defineCall({
  ...scim,
  id: 'replaceScimUser',
  method: 'PUT',
  path: '/Users/:id',
  summary: 'Makes a member what was sent; what is left out stays',
  audit: 'user-changed',
  params,
  query: scimView,
  body: scimUserBody,
  answer: scimUser,
  ...reachesUser,
});

export const patchScimUser = defineCall({
  ...scim,
  id: 'patchScimUser',
  method: 'PATCH',
  path: '/Users/:id',
  summary: 'Changes a member: names, address, whether they are suspended',
  audit: 'user-changed',
  params,
  query: scimView,
  body: scimPatchBody,
  example: patchExample,
  answer: scimUser,
  ...reachesUser,
});

export const deleteScimUser = defineCall({
  ...scim,
  id: 'deleteScimUser',
  statuses: [204],
  method: 'DELETE',
  path: '/Users/:id',
  summary: 'Takes a member out of the organisation',
  audit: 'user-removed',
  params,
  query: z.object({}),
  answer: z.undefined(),
  ...reachesUser,
});

export const listScimGroups = defineCall({
  ...scim,
  id: 'listScimGroups',
  method: 'GET',
  path: '/Groups',
  summary: 'The groups that the directory keeps here',
  query: scimListQuery,
  answer: scimList(scimGroup),
});

export const createScimGroup = defineCall({
  ...scim,
  id: 'createScimGroup',
  statuses: [201],
  method: 'POST',
  repeated: 'harmless',
  path: '/Groups',
  summary: 'Adds a group; 409 where there is one of this name. Rules give its members their role',
  audit: 'group-added',
  query: scimView,
  body: scimGroupBody,
  answer: scimGroup,
});

export const getScimGroup = defineCall({
  ...scim,
  id: 'getScimGroup',
  statuses: [200, 304],
  method: 'GET',
  path: '/Groups/:id',
  summary: 'A group with its members',
  params,
  query: scimView,
  answer: scimGroup,
  ...reachesGroup,
});

export const replaceScimGroup = defineCall({
  ...scim,
  id: 'replaceScimGroup',
  method: 'PUT',
  path: '/Groups/:id',
  summary: 'Makes a group what was sent; its members get and lose what rules give',
  audit: 'group-changed',
  params,
  query: scimView,
  body: scimGroupBody,
  answer: scimGroup,
  ...reachesGroup,
});

export const patchScimGroup = defineCall({
  ...scim,
  id: 'patchScimGroup',
  statuses: [204],
  method: 'PATCH',
  path: '/Groups/:id',
  summary: 'Changes the name or the members of a group',
  audit: 'group-changed',
  params,
  query: scimView,
  body: scimPatchBody,
  example: patchExample,
  answer: z.undefined(),
  ...reachesGroup,
});

export const deleteScimGroup = defineCall({
  ...scim,
  id: 'deleteScimGroup',
  statuses: [204],
  method: 'DELETE',
  path: '/Groups/:id',
  summary: 'Takes a group away, and from its members what only it gave',
  audit: 'group-removed',
  params,
  query: z.object({}),
  answer: z.undefined(),
  ...reachesGroup,
});
