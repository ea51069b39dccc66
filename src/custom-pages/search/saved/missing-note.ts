import { useStore } from 'react-admin';
import type { SearchCriteria } from '#contract/search/criteria.ts';

/** Values of a saved search that are gone; shown while that search is active. */
export interface MissingNote {
  readonly name: string;
  readonly values: readonly string[];
  /** The search it is about, as text. */
  readonly criteria: string;
}

const isAbout = (note: MissingNote, criteria: SearchCriteria) => note.criteria === JSON.stringify(criteria);

/** The note about the search on the screen, if there is one to show. */
export const useMissingNote = (criteria: SearchCriteria) => {
  const [note, setNote] = useStore<MissingNote | null>('search.missing', null);
  return {
    note: note && isAbout(note, criteria) ? note : undefined,
    tell: (told: Pick<MissingNote, 'name' | 'values'>, about: SearchCriteria) =>
      setNote({ ...told, criteria: JSON.stringify(about) }),
    close: () => setNote(null),
  };
};
