import type { Meta } from '@storybook/react-vite';
import { getUserInfo } from '#contract/calls/get-user-info.ts';
import { listSubsets } from '#contract/calls/list-subsets.ts';
import { addSheets } from '#contract/calls/sds-addition.ts';
import { leaveWaiting, refusedAddition, waitingAddition } from '../answers/on-device.ts';
import { companyAdmin, reader } from '../answers/people.ts';
import { cutOff, fail } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

// What it reads first is the device itself, which has nothing.
const screen = statesOf({
  path: '/tools/offline',
  as: companyAdmin,
  says: 'pages.keptSheets',
});

export const Usual = screen.Usual;
export const French = screen.French;
export const Phone = screen.Phone;
export const Reader = screen.state({ as: reader, says: 'All sheets that you may see' });
export const LocationsFailed = screen.state({
  answers: [fail(listSubsets, 'unavailable')],
  says: 'Those of some locations',
});

const withoutNetwork = [cutOff(getUserInfo), cutOff(addSheets)];

export const WithoutNetwork = screen.state({
  as: reader,
  answers: withoutNetwork,
  play: async ({ click, sees }) => {
    await sees('Nothing is kept on this device yet.');
    await click('Keep on this device');
    await sees('Your choice stays here: press again once there is one.');
  },
});
export const WithoutNetworkFrench = screen.state({
  as: reader,
  answers: withoutNetwork,
  language: 'fr',
  isPhone: true,
  play: async ({ click, sees }) => {
    await click('Conserver sur cet appareil');
    await sees('Votre choix reste ici');
  },
});
export const Waiting = screen.state({
  answers: withoutNetwork,
  onDevice: () => leaveWaiting(companyAdmin, [waitingAddition, refusedAddition]),
  play: async ({ click, sees }) => {
    await sees('It was not accepted: open it again to see what is to be changed.');
    await click('Send now');
    await sees('There is still no connection.');
  },
});
export const WaitingPhone = screen.state({
  answers: withoutNetwork,
  language: 'fr',
  isPhone: true,
  onDevice: () => leaveWaiting(companyAdmin, [waitingAddition, refusedAddition]),
  play: ({ sees }) => sees('En attente sur cet appareil'),
});
export const SignOutQuestion = screen.state({
  answers: withoutNetwork,
  onDevice: () => leaveWaiting(companyAdmin, [waitingAddition]),
  play: async ({ click, sees }) => {
    await sees('Waiting on this device');
    await click('shell.signOut');
    await sees('A request to add sheets waits on this device and has not been sent.');
  },
});
export const SignOutQuestionFrench = screen.state({
  answers: withoutNetwork,
  language: 'fr',
  onDevice: () => leaveWaiting(companyAdmin, [waitingAddition, refusedAddition]),
  play: async ({ click, sees }) => {
    await sees('En attente sur cet appareil');
    await click('shell.signOut');
    await sees('2 demandes d’ajout attendent sur cet appareil');
  },
});
