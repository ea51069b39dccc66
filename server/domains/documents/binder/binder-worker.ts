import { parentPort, workerData } from 'node:worker_threads';
import type { BinderReply, BinderWork } from './binder-messages.ts';
import { writeBinder } from './write-binder.ts';

/** The thread that writes one binder, and ends. */
const { options, sheets, path, givenUp } = workerData as BinderWork;
const tell = (reply: BinderReply) => parentPort?.postMessage(reply);

try {
  const bound = await writeBinder(options, sheets, path, {
    givenUp: new Set(givenUp),
    onReading: (reading) => tell({ reading }),
    onFinishing: () => tell({ finishing: true }),
  });
  tell({ bound });
} catch (error) {
  const { message, stack, code } = error as NodeJS.ErrnoException;
  // Of an error of its own a thread passes on no more than message and stack.
  tell({ failed: { message, stack, code } });
}
