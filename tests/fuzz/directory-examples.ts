import type { Example, Scene } from './scene.ts';
import { putGroup, putMember } from './world.ts';

const newAddress = ({ random }: Scene) => `${random.below(1e12)}@newcomer.example`;
const storeOf = ({ world }: Scene) => world.server.services.store;
const someMember: Example = async (scene) => ({ params: { id: await putMember(storeOf(scene), scene.organisation) } });
const someGroup: Example = async (scene) => ({ params: { id: await putGroup(storeOf(scene), scene.organisation) } });
const lists = ({ random }: Scene) => ({
  query: random.pick([
    {},
    { filter: 'externalId eq "a" or not (id sw "9")', startIndex: 2, count: 3 },
    { filter: 'displayName co "a"', attributes: 'displayName' },
  ]),
});

/** By call of a directory: an input that the server takes. */
export const directoryExamples: Readonly<Record<string, Example>> = {
  getScimResourceType: () => ({ params: { name: 'User' } }),
  getScimSchema: () => ({ params: { name: 'urn:ietf:params:scim:schemas:core:2.0:Group' } }),
  listScimUsers: lists,
  createScimUser: (scene) => ({
    body: { userName: newAddress(scene), name: { givenName: 'New', familyName: 'Comer' }, active: 'True' },
  }),
  getScimUser: someMember,
  replaceScimUser: async (scene) => ({
    ...(await someMember(scene)),
    body: {
      userName: newAddress(scene),
      externalId: String(scene.random.below(1e9)),
      active: scene.random.chance(0.5),
    },
  }),
  patchScimUser: async (scene) => ({
    ...(await someMember(scene)),
    body: {
      Operations: [
        { op: 'Replace', path: 'emails[type eq "work"].value', value: newAddress(scene) },
        { op: 'add', value: { 'name.givenName': 'Ann', active: 'False' } },
      ],
    },
  }),
  deleteScimUser: someMember,
  listScimGroups: lists,
  createScimGroup: ({ random, own }) => ({
    body: { displayName: `G${random.below(1e12)}`, members: [{ value: String(random.pick(own.members)) }] },
  }),
  getScimGroup: someGroup,
  replaceScimGroup: async (scene) => ({
    ...(await someGroup(scene)),
    body: { displayName: `G${scene.random.below(1e12)}`, members: [] },
  }),
  patchScimGroup: async (scene) => {
    const value = String(await putMember(storeOf(scene), scene.organisation));
    return {
      ...(await someGroup(scene)),
      body: {
        Operations: [
          { op: 'Add', path: 'members', value: [{ value }] },
          { op: 'remove', path: `members[value eq "${value}"]` },
        ],
      },
    };
  },
  deleteScimGroup: someGroup,
};
