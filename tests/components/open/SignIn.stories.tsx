import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { listWaysIn } from '#contract/calls/ways-in.ts';
import { answer, breakDown } from '../harness/answers.ts';
import { said } from '../harness/said.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/login', says: 'signIn.lead' });

export const Usual = screen.Usual;
export const French = screen.French;
export const Phone = screen.Phone;
export const SessionEnded = screen.state({
  path: '/login?error=401',
  play: async ({ sees }) => {
    await sees('signIn.sessionEnded');
    const notice = document.querySelector('[role="alert"]');
    expect(notice?.textContent).toBe(said('signIn.sessionEnded', 'en'));
    expect(document.querySelector('[autocomplete="username"]')).toHaveAttribute('aria-describedby', notice?.id);
  },
  says: 'signIn.sessionEnded',
});
export const OtherPerson = screen.state({ path: '/login?error=other-person', says: 'signIn.otherPerson' });
export const Locations = screen.state({ path: '/?mt=1', says: 'signIn.chooseLocation' });
const inSharedNetwork = { answers: [answer(listWaysIn, { session: null, shared: true, step: null })] };
export const SharedNetwork = screen.state({ ...inSharedNetwork, says: 'signIn.shared' });
export const ServerSilent = screen.state({ answers: [breakDown(listWaysIn)] });
export const Root = screen.state({ path: '/' });
