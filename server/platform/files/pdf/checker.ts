import { rm } from 'node:fs/promises';
import type { PageRange } from '#contract/reading/file-kind.ts';
import type { TakenOut } from '#contract/requests/taken-out.ts';
import { tellOf } from '#server/platform/telemetry.ts';
import type { Scanner } from '../clamd.ts';
import { type Bounds, createBoundedProcess } from './bounded-process.ts';
import type { PdfProblem } from './check.ts';

/** Why a file is not taken in: what is wrong with it as a PDF, or that the scanner found something, or says nothing. */
export type IntakeProblem = PdfProblem | 'infected' | 'not-scanned';

/** What was found: what is wrong, with what the scanner said, or where the file is as it may be kept and what was taken out of it. */
export type CheckReply =
  | { readonly problem: IntakeProblem; readonly said?: string; readonly cleanPath?: never }
  | { readonly problem?: never; readonly cleanPath: string; readonly takenOut: readonly TakenOut[] };

export interface PdfChecker {
  /**
   * Rewrites the file at this path, or a range of its pages, beside it; or returns why it cannot serve as a sheet's PDF.
   * A file that takes more time or memory than a sheet ever needs is `too-complex`. Files are read one after the other, and a sender of
   * several waits between them for everybody else's next. Throws what reading and writing throw, with its code
   * (`ENOSPC`).
   */
  check(path: string, sender: Sender, range?: PageRange): Promise<CheckReply>;
  /** Ends the process; what it was asked is answered as `too-complex`. */
  close(): Promise<void>;
  /** The number of the process while there is one. */
  readonly pid: number | undefined;
}

/** An organisation's number; 0 for a person without an organisation. */
export type Sender = number;

/** A sheet takes 0.1 s and 100 MB, 25 MB of scans 2 s and 250 MB. */
const usual: Bounds = { allowed: 20_000, idle: 10_000, memory: 512 * 1024 * 1024 };

/** A file to rewrite: whole, or these of its pages. */
export interface IntakeQuestion {
  readonly path: string;
  readonly range?: PageRange;
}

interface Waiting {
  readonly question: IntakeQuestion;
  readonly answer: (reply: CheckReply) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * The answer of the process: its findings, or that it could not read or write, and the system's code for the reason.
 */
export type IntakeReply = CheckReply | { readonly fault: { readonly code: string; readonly message: string } };

/**
 * Has the PDFs that people send scanned, then checks and rewrites them in a process of its own that is there only while there is
 * something to do.
 */
export const createPdfChecker = (bounds: Partial<Bounds> = {}, scanner?: Scanner): PdfChecker => {
  const program = createBoundedProcess<IntakeReply>(new URL('./intake-process.ts', import.meta.url), {
    ...usual,
    ...bounds,
  });
  // The one whose turn comes next stands first.
  const queues = new Map<Sender, readonly Waiting[]>();
  let isBusy = false;
  let isClosed = false;

  const checked = async (question: IntakeQuestion): Promise<CheckReply> => {
    const refused = await scanned(question.path, scanner);
    if (refused) return refused;
    const reply = isClosed ? undefined : await program.ask(question);
    if (reply && !('fault' in reply)) return reply;
    await rm(cleanPathOf(question), { force: true });
    if (reply) throw Object.assign(new Error(reply.fault.message), { code: reply.fault.code });
    return { problem: 'too-complex' };
  };
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    for (let [first] = queues; first; [first] = queues) {
      const [sender, files] = first;
      const { question, answer, fail } = files[0]!;
      await checked(question).then(answer, fail);
      moveToEnd(queues, sender);
    }
    isBusy = false;
  };
  const inTurn = (sender: Sender, question: IntakeQuestion): Promise<CheckReply> =>
    new Promise((answer, fail) => {
      queues.set(sender, [...(queues.get(sender) ?? []), { question, answer, fail }]);
      void work();
    });
  return {
    check: (path, sender, range) =>
      tellOf('worker', { name: 'intake' }, () => inTurn(sender, { path, ...(range && { range }) })),
    close: () => {
      isClosed = true;
      return program.close();
    },
    get pid() {
      return program.pid;
    },
  };
};

/** Why the scanner keeps a file out. What it cannot be asked about is not taken in either. */
const scanned = async (path: string, scanner: Scanner | undefined): Promise<CheckReply | undefined> => {
  try {
    const said = await scanner?.scan(path);
    return said === undefined ? undefined : { problem: 'infected', said };
  } catch (error) {
    return { problem: 'not-scanned', said: (error as Error).message };
  }
};

/** Where a file is rewritten. */
export const cleanPathOf = ({ path, range }: IntakeQuestion): string => `${[path, ...(range ?? [])].join('.')}.clean`;

/** Anyone who had a file checked has one less to wait for, and stands behind everybody who came meanwhile. */
const moveToEnd = (queues: Map<Sender, readonly Waiting[]>, sender: Sender): void => {
  const [, ...others] = queues.get(sender) ?? [];
  queues.delete(sender);
  if (others.length > 0) queues.set(sender, others);
};
