import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import { createOneAtATime, type Times } from '#server/platform/threads/one-at-a-time.ts';
import type { ThreadLog } from '#server/platform/threads/start-thread.ts';
import { hashPassword } from './passwords.ts';

/** A password that somebody chooses, and words that are known of them (`ownWordsOf`). */
export interface ChosenPassword {
  readonly password: string;
  readonly own: readonly string[];
}

export type PasswordFault = 'none' | 'common' | 'own';

export interface NewPasswords {
  /**
   * The hash of a password that somebody chooses. Throws `validation.password_common` at its field where few guesses find it,
   * and `validation.password_own` where they are words of the person's own.
   */
  hash(chosen: ChosenPassword): Promise<string>;
  close(): Promise<void>;
}

/** The dictionaries take 160 MB, and some passwords a second of work: they are there, and it is done, in a thread, while it is needed. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 384 };

/** Judges passwords that people choose, by zxcvbn with English and French dictionaries. */
export const createNewPasswords = ({
  allowed = 20_000,
  idle = 10_000,
  log,
}: Partial<Times> & { readonly log?: ThreadLog } = {}): NewPasswords => {
  const thread = createOneAtATime<ChosenPassword, PasswordFault>({
    name: 'passwords',
    log,
    workerUrl: new URL('./password-strength-worker.ts', import.meta.url),
    resourceLimits,
    allowed,
    idle,
  });
  return {
    hash: async (chosen) => {
      const fault = await thread.ask(chosen);
      if (fault === undefined) throw apiError('unavailable');
      if (fault !== 'none')
        throw new ApiError({ code: `validation.password_${fault}`, source: { pointer: '/data/password' } });
      return hashPassword(chosen.password);
    },
    close: () => thread.close(),
  };
};
