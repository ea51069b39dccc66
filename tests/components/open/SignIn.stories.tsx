import type { Meta } from '@storybook/react-vite';
import { listWaysIn } from '#contract/calls/ways-in.ts';
import { answer, breakDown } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({ path: '/login', says: 'signIn.lead' });

export const Usual = screen.Usual;
export const French = screen.French;
export const Phone = screen.Phone;
export const SessionEnded = screen.state({ path: '/login?error=401', says: 'signIn.sessionEnded' });
export const OtherPerson = screen.state({ path: '/login?error=other-person', says: 'signIn.otherPerson' });
export const Locations = screen.state({ path: '/?mt=1', says: 'signIn.chooseLocation' });
const inSharedNetwork = { answers: [answer(listWaysIn, { session: null, shared: true, step: null })] };
export const SharedNetwork = screen.state({ ...inSharedNetwork, says: 'signIn.shared' });
export const ServerSilent = screen.state({ answers: [breakDown(listWaysIn)] });
export const Root = screen.state({ path: '/' });
