import type { getDeskDays } from '#contract/calls/operator/queue.ts';
import { formatShortDate } from '#contract/short-date.ts';
import type { useFiguresMessages } from './messages.ts';

type Days = (typeof getDeskDays)['answer']['_output'];
type Messages = ReturnType<typeof useFiguresMessages>;

/** A table of numbers as it is shown and as it is taken along: the first column names, `null` is no number. */
export interface Figures {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly values: readonly (number | null)[];
  }[];
}

/** What came in and ended, a row a day, the newest first, and one for all of them. */
export const figuresByDay = ({ days, median_hours }: Days, messages: Messages): Figures => {
  const countsOf = ({ came, added, removed, answered, refused }: Days['days'][number]) => [
    came,
    added + removed + answered + refused,
    ...[added, removed, answered, refused],
  ];
  const rows = days.toReversed().map((day, at) => ({
    key: day.day,
    name: at === 0 ? `${formatShortDate(day.day)} (${messages.today})` : formatShortDate(day.day),
    values: [...countsOf(day), day.median_hours],
  }));
  const sums = days.map(countsOf).reduce((sum, counts) => sum.map((value, at) => value + (counts[at] ?? 0)));
  const { came, ended, added, removed, answered, refused, median } = messages;
  return {
    name: messages.byDay,
    columns: [messages.day, came, ended, added, removed, answered, refused, median],
    rows: [...rows, { key: 'all', name: messages.all, values: [...sums, median_hours] }],
  };
};

/** What each ended, in all and by the day, the newest first. */
export const figuresByPerson = ({ days, people }: Days, messages: Messages): Figures => ({
  name: messages.byPerson,
  columns: [
    messages.person,
    messages.ended,
    messages.refused,
    messages.median,
    // Day and month: the year is in the other table.
    ...days.toReversed().map(({ day }) => formatShortDate(day).slice(0, 5)),
  ],
  rows: people.map(({ operator, ended, refused, median_hours }) => ({
    key: String(operator?.id ?? 'former'),
    name: operator?.name ?? messages.former,
    values: [ended.reduce((sum, value) => sum + value, 0), refused, median_hours, ...ended.toReversed()],
  })),
});
