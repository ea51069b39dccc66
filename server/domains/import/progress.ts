import type { ImportReport } from './report.ts';

/** Where progress is written: a terminal redraws one line, a log gets one line for every tenth. */
interface ProgressOutput {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** Tells how far an import is; `what` are its parts. */
export const createProgress = (
  output: ProgressOutput,
  what: ImportReport['of'],
): ((done: number, total: number) => void) => {
  let tenths = 0;
  return (done, total) => {
    const percent = Math.floor((100 * done) / total);
    if (output.isTTY) output.write(`\r${done} of ${total} ${what} (${percent} %)${done === total ? '\n' : ''}`);
    else if (Math.floor(percent / 10) > tenths) {
      tenths = Math.floor(percent / 10);
      output.write(`${done} of ${total} ${what} (${percent} %)\n`);
    }
  };
};
