import { formatMs, percentile, summarise } from '../statistics.ts';
import type { Answers, Work } from './operator.ts';

interface Desk {
  readonly sent: number;
  readonly ready: number;
  /** Of what was sent in, how many are open at the end. */
  readonly left: number;
  readonly oneByOne: readonly Work[];
  readonly together: readonly Work[];
  readonly looked: readonly Work[];
  readonly answered: Answers;
  readonly backlog: number;
}

const aims = { readyActions: 1, otherActions: 6, p95: 150 };

export const reportDesk = ({ sent, ready, left, oneByOne, together, looked, answered, backlog }: Desk): string => {
  const { p50, p95, count } = summarise(answered.times);
  const bare = summarise(answered.bare);
  const most = Math.max(...looked.map(({ actions }) => actions));
  const lines = [
    '',
    `${sent} additions, ${ready} of them ready, beside ${backlog.toLocaleString('en-CA')} open requests; ${left} are left at the end`,
    '',
    '                                          requests   actions each   seconds each',
    line('of one sender, from the list and back', oneByOne),
    line('ready, looked through in a list', together),
    line('to be looked at, from one to the next', looked),
    '',
    `${count} answers of the server: p50 ${formatMs(p50)} ms, p95 ${formatMs(p95)} ms, the slowest ${formatMs(percentile(answered.times, 1))} ms; beside them ${answered.bare.length} that ask nothing: p50 ${formatMs(bare.p50)} ms, p95 ${formatMs(bare.p95)} ms`,
    '',
    'Aims:',
    verdict(
      'actions for a ready one',
      perRequest(together, ({ actions }) => actions),
      aims.readyActions,
      2,
    ),
    verdict('actions for another, at the most', most, aims.otherActions, 0),
    verdict('p95 of the server’s answers in ms', p95, aims.p95, 0),
    verdict('left open', left, 0, 0),
  ];
  return lines.join('\n');
};

const perRequest = (works: readonly Work[], value: (work: Work) => number): number =>
  total(works, value) / total(works, ({ requests }) => requests);

const total = (works: readonly Work[], value: (work: Work) => number): number =>
  works.reduce((sum, work) => sum + value(work), 0);

const line = (name: string, works: readonly Work[]): string =>
  name.padEnd(42) +
  [
    total(works, ({ requests }) => requests)
      .toFixed(0)
      .padStart(8),
    perRequest(works, ({ actions }) => actions)
      .toFixed(2)
      .padStart(15),
    perRequest(works, ({ ms }) => ms / 1000)
      .toFixed(2)
      .padStart(15),
  ].join('');

const verdict = (what: string, figure: number, aim: number, digits: number): string =>
  `  ${what}: ${figure.toFixed(digits)} of ${aim} ${figure <= aim ? 'met' : 'NOT MET'}`;
