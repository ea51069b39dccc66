import { useStore } from 'react-admin';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { formatSearchAddress } from '#contract/search/search-address.ts';

/** Values of a saved search that are gone; shown while that search is active. */
export interface MissingNote {
  readonly name: string;
  readonly values: readonly string[];
  /** The search it is about, as its address. */
  readonly criteria: string;
}

const isAbout = (note: MissingNote, criteria: SearchCriteria) =>
  note.criteria === formatSearchAddress({ criteria, page: 1 });

/** The note about the search on the screen, if there is one to show. */
export const useMissingNote = (criteria: SearchCriteria) => {
  const [note, setNote] = useStore<MissingNote | null>('search.missing', null);
  return {
    note: note && isAbout(note, criteria) ? note : undefined,
    tell: (told: Pick<MissingNote, 'name' | 'values'>, about: SearchCriteria) =>
      setNote({ ...told, criteria: formatSearchAddress({ criteria: about, page: 1 }) }),
    close: () => setNote(null),
  };
};
