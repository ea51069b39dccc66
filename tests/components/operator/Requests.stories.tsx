import type { Meta } from '@storybook/react-vite';
import { expect, screen as page } from 'storybook/test';
import { getQueueFigures, getQueueMark } from '#contract/calls/operator/queue.ts';
import { listOperatorRequests } from '#contract/calls/operator/requests.ts';
import { addition, holders, message, removal } from '../answers/operator.ts';
import { companyAdmin, operator } from '../answers/people.ts';
import { answer, cutOff } from '../harness/answers.ts';
import { statesOf } from '../harness/states.tsx';
import { Screen } from '../harness/visit.tsx';

export default { component: Screen } satisfies Meta<typeof Screen>;

const screen = statesOf({
  path: '/operator/requests',
  as: operator,
  says: 'resources.desk-requests.titles.list',
  reads: listOperatorRequests,
  failed: 'lists.failed',
  closedTo: companyAdmin,
});

export const Usual = screen.Usual;
export const Loading = screen.Loading;
export const Failed = screen.Failed;
export const Refused = screen.Refused;
export const Forbidden = screen.Forbidden;
export const French = screen.French;
export const Phone = screen.Phone;
export const Empty = screen.state({
  answers: [answer(listOperatorRequests, [])],
  says: 'resources.desk-requests.texts.empty',
});

/** The address without more of it leads here, for whoever may see requests. */
export const FromTheBareAddress = screen.state({
  path: '/operator',
  play: async ({ sees }) => sees('resources.desk-requests.texts.holderFilter'),
});
export const BareAddressForbidden = screen.state({
  path: '/operator',
  as: companyAdmin,
  says: 'errorPages.notAuthorizedFor',
});

const [priya, self] = holders;
const held = { held_since: '2026-05-05T13:00:00Z' };
/** One of the operator's own, one of somebody else's that is overdue. */
export const Held = screen.state({
  answers: [
    answer(listOperatorRequests, [
      { ...removal, holder: self!, ...held },
      { ...message, holder: priya!, ...held, is_overdue: true },
    ]),
  ],
  says: 'resources.desk-requests.texts.overdue',
});
export const OfNobody = screen.state({
  path: `/operator/requests?${new URLSearchParams({ filter: '{"status":"processing","holder":"nobody"}' })}`,
  says: 'resources.desk-requests.texts.nobody',
});
const longName = `Kestrel-White-900_${'safety-data-sheet_'.repeat(8)}EN-2026.pdf`;
const ofLongName = [answer(listOperatorRequests, [{ ...addition, about: longName }])];
/** Its ends say which it is; the list of one status does not repeat that in each row. */
export const LongFileName = screen.state({
  answers: ofLongName,
  play: async ({ sees }) => {
    await sees('Kestrel-White-900_safety-dat…');
    await expect(page.getByTitle(longName)).toHaveTextContent(/EN-2026\.pdf$/);
    await page.findByRole('columnheader', { name: 'About' });
    await expect(page.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  },
});
export const EveryStatus = screen.state({
  path: '/operator/requests?filter={}',
  play: async () => {
    // In a column's head or, where the fonts of a machine are wide, in cards.
    await page.findAllByText('Status', { selector: 'th *, dt' }, { timeout: 5000 });
  },
});
/** That nothing is heard of changes takes nothing from the list. */
export const NotTold = screen.state({ answers: [cutOff(getQueueMark)] });
/** As the page of figures says it. */
export const DoneWithinTheHour = screen.state({ says: '6\u00a0min' });
/** On a first day nothing has ended. */
export const NothingDone = screen.state({
  answers: [answer(getQueueFigures, { ready: 0, open: 1, overdue: 0, yours: 0, done_today: 0, median_minutes: null })],
  says: 'resources.desk-requests.texts.figureMedian',
});
