import type { Figure, Measured } from './part.ts';

/** The figures of one part as text. */
export const reportPart = (name: string, measured: readonly Measured[]): string =>
  ['', name, ...measured.flatMap(({ side, figures }) => ['', `  ${side}`, ...figures.map(line)])].join('\n');

const line = ({ name, value, unit, aim }: Figure): string => {
  const verdict = aim === undefined ? '' : `   at most ${aim} ${unit}: ${value <= aim ? 'met' : 'NOT MET'}`;
  return `    ${name.padEnd(44)}${`${format(value)} ${unit}`.padStart(12)}${verdict}`;
};

const format = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(value < 100 ? 1 : 0));
