import type { Random } from '#tests/support/search/random.ts';
import type { Person } from '../person.ts';
import type { Place } from '../place.ts';

/** What work is done with. */
export interface Workplace {
  readonly place: Place;
  readonly random: Random;
  readonly signIn: (name: string) => Promise<Person>;
  /** A number that nothing else has in this run. */
  readonly next: () => number;
}

/** One kind of work that people do until the server dies, which remembers what was acknowledged. */
export interface Work {
  readonly name: string;
  /** Fewer things than these are done, however slow the machine is, when the kill is due; 0 where it is due at once. */
  readonly steps: number;
  /** Milliseconds that one of them takes, until it is known how long on this machine. */
  readonly within: number;
  /** Does one thing after the other; throws when the server is gone. */
  step(): Promise<void>;
  /** After the restart: does again what was not answered, as a person does, and throws where something is lost, half or twice. */
  check(): Promise<void>;
  /** How much was acknowledged. */
  count(): number;
}

/** One kind of work as it is begun. */
export type CreateWork = (workplace: Workplace) => Promise<Work>;
