import type { Work, Workplace } from '#tests/faults/kill/work.ts';
import type { Person } from '#tests/faults/person.ts';

/** One of the things that an administrator saves. */
export type SavedThing = (workplace: Workplace, admin: Person) => Promise<Pick<Work, 'step' | 'check'>>;
