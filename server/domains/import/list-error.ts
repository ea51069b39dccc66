import type { Bilingual } from '#contract/languages.ts';

/** Why a whole list cannot be imported, in a sentence for who runs the import. Nothing has been written when it is thrown. */
export class ListError extends Error {
  override name = 'ListError';
  readonly words: Bilingual;

  /** What only the command line can bring about needs no French. */
  constructor(en: string, fr = en) {
    super(en);
    this.words = { en, fr };
  }
}

/** The list can be read, and somebody has to say more of it first: which column is which, or where its headers are. */
export class UnclearList extends ListError {
  override name = 'UnclearList';
}
