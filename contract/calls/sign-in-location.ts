import { z } from 'zod';
import { defineCall } from '../call.ts';
import { signInLocation } from './sign-in.ts';

export const listSignInLocations = defineCall({
  id: 'listSignInLocations',
  method: 'GET',
  path: '/login/locations',
  summary: 'Locations that may be opened without a password while the multi-location token lives',
  access: 'anyone',
  answer: z.object({ locations: z.array(signInLocation) }),
});

export const openSignInLocation = defineCall({
  id: 'openSignInLocation',
  method: 'POST',
  repeated: 'harmless',
  path: '/login/location',
  summary: 'Opens a session in one of the locations of a multi-location account',
  access: 'anyone',
  audit: 'sign-in',
  body: z.strictObject({ location: z.number().int() }),
  answer: z.object({}),
});
