import type { Meta } from '@storybook/react-vite';
import { getSingleSignOn, updateSingleSignOn } from '#contract/calls/single-sign-on.ts';
import { singleSignOn } from '../answers/organisation.ts';
import { companyAdmin, reader } from '../answers/people.ts';
import { answer, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/single-sign-on',
  as: companyAdmin,
  says: 'pages.singleSignOn',
  reads: getSingleSignOn,
  closedTo: reader,
  answers: [answer(getSingleSignOn, singleSignOn)],
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
const nothingSet = {
  ...singleSignOn,
  issuer: '',
  client_id: '',
  has_secret: false,
  domains: [],
  groups_claim: '',
  lets_in_newcomers: false,
  rules: [],
  is_tried: false,
  last_try: null,
  version: 0,
};
export const Empty = screen.state({
  answers: [answer(getSingleSignOn, nothingSet)],
  says: 'Single sign-on is off. Passwords are the way in.',
});
export const SavedEmpty = screen.state({
  answers: [answer(getSingleSignOn, nothingSet)],
  play: ({ click }) => click('Save'),
  says: 'Issuer is required',
});
export const SavedInPart = screen.state({
  answers: [answer(getSingleSignOn, nothingSet), answer(updateSingleSignOn, { ...nothingSet, version: 1 })],
  play: async ({ type, click }) => {
    await type('Issuer', 'https://login.northline.example');
    await click('Save');
  },
  says: 'Saved. To try it, this is still missing: Client ID.',
});
export const On = screen.state({
  answers: [answer(getSingleSignOn, { ...singleSignOn, is_on: true, is_only: true, password_user: 4, last_try: null })],
  says: 'Single sign-on is on, and the only way in but for the person named below.',
});
export const Refused = screen.state({
  answers: [
    answer(getSingleSignOn, {
      ...singleSignOn,
      is_tried: false,
      last_try: {
        ...singleSignOn.last_try!,
        refusal: 'misconfigured',
        reason: 'The issuer calls itself https://login.northline.example/realms/other',
        account: null,
        name: '',
        role: null,
        claims: [],
        groups: [],
        email: '',
      },
    }),
  ],
  says: 'In the provider’s words',
});
export const UnknownHost = screen.state({
  answers: [
    answer(getSingleSignOn, {
      ...singleSignOn,
      is_tried: false,
      last_try: { ...singleSignOn.last_try!, refusal: 'unknown-host', account: null, claims: [] },
    }),
  ],
  says: 'No server answers at that address. Check the spelling of the issuer.',
});
/** Who was named to get in by password is none of the administrators any more. */
export const Locked = screen.state({
  answers: [
    answer(getSingleSignOn, { ...singleSignOn, is_on: true, is_only: true, password_user: 99, last_try: null }),
  ],
  says: 'Whoever was named to get in by password has left, is suspended or administers no longer.',
});
export const RulesRefused = screen.state({
  answers: [fail(updateSingleSignOn, 'people.last_admin', { pointer: '/data/rules' })],
  play: ({ click }) => click('Save'),
  says: 'errors.people.last_admin',
});
