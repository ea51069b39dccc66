import type { getDeskDays } from '#contract/calls/operator/queue.ts';
import type { Language } from '#contract/languages.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { sayDuration } from '../say-duration.ts';
import type { useFiguresMessages } from './messages.ts';

type Days = (typeof getDeskDays)['answer']['_output'];
type Messages = ReturnType<typeof useFiguresMessages>;

interface FigureColumn {
  readonly name: string;
  /** What it is called where its numbers are taken along as they are. */
  readonly nameInFile?: string;
  /** How its numbers are said; as numbers when left out. */
  readonly say?: (value: number, language: Language) => string;
}

/** A table of numbers as it is shown and as it is taken along: the first column names, `null` is no number. */
export interface Figures {
  readonly name: string;
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly values: readonly (number | null)[];
  }[];
}

/** What came in and ended, a row a day, the newest first, and one for all of them. */
export const figuresByDay = ({ days, median_minutes }: Days, messages: Messages): Figures => {
  const countsOf = ({ came, added, used, removed, answered, refused }: Days['days'][number]) => [
    came,
    added + used + removed + answered + refused,
    ...[added, used, removed, answered, refused],
  ];
  const rows = days.toReversed().map((day, at) => ({
    key: day.day,
    name: at === 0 ? `${formatShortDate(day.day)} (${messages.today})` : formatShortDate(day.day),
    values: [...countsOf(day), day.median_minutes],
  }));
  const sums = days.map(countsOf).reduce((sum, counts) => sum.map((value, at) => value + (counts[at] ?? 0)));
  const { day, came, ended, added, used, removed, answered, refused } = messages;
  return {
    name: messages.byDay,
    columns: [
      ...[day, came, ended, added, used, removed, answered, refused].map((name) => ({ name })),
      median(messages),
    ],
    rows: [...rows, { key: 'all', name: messages.all, values: [...sums, median_minutes] }],
  };
};

/** What each ended, in all and by the day, the newest first. */
export const figuresByPerson = ({ days, people }: Days, messages: Messages): Figures => ({
  name: messages.byPerson,
  columns: [
    { name: messages.person },
    { name: messages.ended },
    { name: messages.refused },
    median(messages),
    // Day and month: the year is in the other table.
    ...days.toReversed().map(({ day }) => ({ name: formatShortDate(day).slice(0, 5) })),
  ],
  rows: people.map(({ operator, ended, refused, median_minutes }) => ({
    key: String(operator?.id ?? 'former'),
    name: operator?.name ?? messages.former,
    values: [ended.reduce((sum, value) => sum + value, 0), refused, median_minutes, ...ended.toReversed()],
  })),
});

const median = ({ median: name, medianInMinutes: nameInFile }: Messages): FigureColumn => ({
  name,
  nameInFile,
  say: sayDuration,
});
