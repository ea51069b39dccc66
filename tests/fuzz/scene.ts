import type { Actor } from './actors.ts';
import type { Input } from './input.ts';
import type { Random } from './random.ts';
import type { Holdings, World } from './world.ts';

/** The people who ask, and the data they may ask for. */
export interface Scene {
  readonly world: World;
  readonly random: Random;
  readonly actor: Actor | undefined;
  /** Of the actor's organisation; for others of the first. */
  readonly own: Holdings;
  readonly organisation: number;
}

export type Example = (scene: Scene) => Input | Promise<Input>;
