import type { Person } from '../../../person.ts';
import type { Work, Workplace } from '../../work.ts';

/** One of the things that an administrator saves. */
export type SavedThing = (workplace: Workplace, admin: Person) => Promise<Pick<Work, 'step' | 'check'>>;
