import type { Meta } from '@storybook/react-vite';
import { listApiTokens } from '#contract/calls/api-tokens.ts';
import { listUsers } from '#contract/calls/users.ts';
import { apiTokens, noUsers } from '../answers/organisation.ts';
import { collectionAdmin, companyAdmin, reader } from '../answers/people.ts';
import { answer } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/manage-users',
  as: companyAdmin,
  says: 'resources.users.titles.list',
  reads: listUsers,
  failed: 'lists.failed',
  closedTo: reader,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Refused = screen.Refused;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({ answers: [answer(listUsers, noUsers)], says: 'lists.empty' });
export const Deletion = screen.state({
  play: async ({ click }) => {
    await click('Select Lena Fox');
    await click('lists.deleteSelected');
  },
  says: 'Lena Fox',
});
/** One of the two has made a token. */
export const DeletionWithTokens = screen.state({
  play: async ({ click, sees }) => {
    await click('Select Lena Fox');
    await click('Select Omar Blake');
    await click('lists.deleteSelected');
    await sees('API tokens that these people made go on working until they are revoked:');
    await sees('Entra ID');
  },
  answers: [
    answer(listApiTokens, {
      ...apiTokens,
      tokens: apiTokens.tokens.map((token) =>
        token.maker_id === null ? token : { ...token, made_by: collectionAdmin.name, maker_id: collectionAdmin.uid },
      ),
    }),
  ],
  says: 'Revoke them too',
});
