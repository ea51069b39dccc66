import type { Meta } from '@storybook/react-vite';
import { updateUser } from '#contract/calls/account.ts';
import { listApiTokens } from '#contract/calls/api-tokens.ts';
import { getUser, suspendUser } from '#contract/calls/users.ts';
import { apiTokens, oneUser } from '../answers/organisation.ts';
import { companyAdmin, reader } from '../answers/people.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/edit-user/13',
  as: companyAdmin,
  says: 'resources.users.fields.last_name',
  reads: getUser,
  failed: 'lists.failed',
  closedTo: reader,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Missing = screen.state({ answers: [fail(getUser, 'not_found')], says: 'lists.notFound' });
export const DeletedMeanwhile = screen.state({
  answers: [fail(updateUser, 'not_found')],
  play: async ({ type, click }) => {
    await type('resources.users.fields.last_name', '-Roy');
    await click('lists.save');
  },
  says: 'lists.notFoundDetail',
});
export const Deletion = screen.state({
  play: ({ click }) => click('resources.users.texts.delete'),
  says: 'resources.users.texts.deleteTitle',
});
export const DeletionWithTokens = screen.state({
  answers: [
    answer(listApiTokens, {
      ...apiTokens,
      tokens: apiTokens.tokens.map((token) => ({ ...token, made_by: reader.name, maker_id: reader.uid })),
    }),
  ],
  play: async ({ click, sees }) => {
    await click('resources.users.texts.delete');
    await sees('Purchasing');
    await sees('Entra ID');
  },
  says: 'Revoke them too',
});
export const Suspension = screen.state({
  play: ({ click }) => click('Suspend access'),
  says: 'They are signed out at once and cannot sign in until their access is restored.',
});
export const SuspensionRefused = screen.state({
  answers: [fail(suspendUser, 'people.password_user')],
  play: async ({ click, sees }) => {
    await click('Suspend access');
    await sees('They are signed out at once');
    await click('Suspend access');
  },
  says: 'errors.people.password_user',
});
const inDirectory = {
  ...oneUser,
  data: {
    ...oneUser.data,
    meta: { ...oneUser.data.meta, fixed: ['email' as const, 'last_name' as const], is_in_directory: true },
  },
};
export const InDirectory = screen.state({
  answers: [answer(getUser, inDirectory)],
  says: 'Your directory keeps this. Change it there.',
});
export const InDirectoryPhone = screen.state({
  answers: [answer(getUser, inDirectory)],
  language: 'fr',
  isPhone: true,
  says: 'Votre annuaire en a la charge. Modifiez-le là-bas.',
});
export const Suspended = screen.state({
  answers: [
    answer(getUser, {
      ...oneUser,
      data: { ...oneUser.data, meta: { ...oneUser.data.meta, invitation_status: 'suspended' } },
    }),
  ],
  says: 'Suspended: this user cannot sign in.',
});
export const SuspendedFrench = screen.state({
  language: 'fr',
  answers: [
    answer(getUser, {
      ...oneUser,
      data: { ...oneUser.data, meta: { ...oneUser.data.meta, invitation_status: 'suspended' } },
    }),
  ],
  says: 'Rétablir l’accès',
});
