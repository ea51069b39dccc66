import type { Call } from '#contract/call.ts';
import { type CallArguments, sendCall } from './call-api.ts';
import { CallError, unreachable } from './call-error.ts';

/** Makes a call that answers a file and hands it to the browser to save. Throws CallError, also when it breaks off half-way. */
export const saveFile = async <C extends Call>(call: C, args: CallArguments<C>, name: string): Promise<void> => {
  const response = await sendCall(call, args);
  const file = await response.blob().catch(() => {
    throw new CallError(unreachable, undefined);
  });
  saveAs(file, name);
};

/** Hands a file that was made here to the browser to save. */
export const saveAs = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
