import { readFileSync } from 'node:fs';
import { cleanPathOf, type IntakeQuestion, type IntakeReply } from './checker.ts';
import { rewritePdf } from './rewrite.ts';

/** The process that reads what people send: whatever is in a file, nobody else waits for it, and what it may take is bounded. */
const answer = async (question: IntakeQuestion): Promise<IntakeReply> => {
  const { path, range } = question;
  const cleanPath = cleanPathOf(question);
  try {
    const { problem, takenOut } = await rewritePdf(readFileSync(path), cleanPath, range);
    return problem ? { problem } : { cleanPath, takenOut };
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return { fault: { code, message } };
  }
};

process.on('message', async (question: IntakeQuestion) => {
  process.send?.(await answer(question));
});
// The caller is gone.
process.on('disconnect', () => process.exit());
// pdf-lib tells the console of every number that it finds strange.
console.warn = () => undefined;
process.send?.('ready');
