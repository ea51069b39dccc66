import { formatMs, summarise } from '../statistics.ts';
import type { EmptyClick } from './empty-page.ts';
import type { ClickResult } from './measure-clicks.ts';
import type { SignInResult } from './measure-sign-in.ts';

interface Figures {
  readonly clicks: ClickResult;
  /** The server's time for the same searches, asked again one after the other. */
  readonly server: readonly number[];
  readonly emptyPage: readonly EmptyClick[];
}

/** Milliseconds from a click to the new results, at the median. */
const aim = 40;

/** The figures of the page as text. */
export const reportPage = ({ clicks: { samples, leftOut }, server, emptyPage }: Figures): string => {
  const painted = summarise(samples.map((sample) => sample.painted));
  return [
    '',
    'Filter clicks on the search page: milliseconds from the click event (a capture listener on “click”, in the page)',
    'to the first task after the frame in which the new number of sheets and the new rows are painted',
    '',
    `                                       median     p95     min`,
    line('click to painted results', painted.count > 0 ? samples.map((sample) => sample.painted) : []),
    line(
      '  of it: click to request',
      samples.map(({ asked }) => asked ?? Number.NaN),
    ),
    line(
      '  of it: request to answer in the page',
      samples.map(({ asked, answered }) => (answered ?? Number.NaN) - (asked ?? 0)),
    ),
    line(
      '  of it: answer to painted',
      samples.map(({ answered, painted }) => painted - (answered ?? 0)),
    ),
    line('beside it: the server, same searches', server),
    line(
      'beside it: a click on an empty page',
      emptyPage.map(({ painted }) => painted),
    ),
    line(
      'processor time of the main thread',
      samples.map(({ worked }) => worked),
    ),
    line(
      'beside it: on an empty page',
      emptyPage.map(({ worked }) => worked),
    ),
    '',
    ...kindLines(samples),
    '',
    `${samples.length} clicks counted; in each the number of sheets changed and number and rows were those of the answer.`,
    ...leftOutLines(leftOut),
    '',
    `Aim: median at most ${aim} ms – ${formatMs(painted.p50)} ms: ${painted.p50 <= aim ? 'met' : 'NOT MET'}`,
  ].join('\n');
};

/** Milliseconds from the navigation to a sign-in page that is usable, at the median. */
const signInAim = 2000;

/** The figures of the sign-in page as text. */
export const reportSignIn = ({ ours, emptyPage }: SignInResult): string => {
  const { p50, count } = summarise(ours);
  return [
    '',
    `Sign-in page on slow 4G (1.6 Mbit/s, 150 ms) and a processor slowed down 4 times, nothing kept: milliseconds from the`,
    `navigation to the first task after the frame in which the field for the name can be typed into, ${count} times`,
    '',
    `                                       median     p95     min`,
    line('navigation to usable', ours),
    line('beside it: a page with nothing but it', emptyPage),
    '',
    `Aim: median at most ${formatMs(signInAim)} ms – ${formatMs(p50)} ms: ${p50 <= signInAim ? 'met' : 'NOT MET'}`,
  ].join('\n');
};

const line = (name: string, times: readonly number[]): string => {
  const { p50, p95, min } = summarise(times);
  return name.padEnd(37) + [p50, p95, min].map((ms) => formatMs(ms).padStart(8)).join('');
};

const kindLines = (samples: ClickResult['samples']): string[] =>
  [...Map.groupBy(samples, ({ kind }) => kind)].map(([kind, ofKind]) =>
    line(
      `${kind}, ${ofKind.length} clicks`,
      ofKind.map(({ painted }) => painted),
    ),
  );

const leftOutLines = (leftOut: readonly string[]): string[] =>
  [...Map.groupBy(leftOut, (reason) => reason)].map(([reason, all]) => `${all.length} left out: ${reason}.`);
