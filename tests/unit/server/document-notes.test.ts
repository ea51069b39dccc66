import { describe, expect, test } from 'vitest';
import { failureNote, leftOutNote, noteFor } from '#server/domains/requests/documents/document-notes.ts';

describe('what is noted of a document', () => {
  test.each([
    ['a failure', failureNote(false)],
    ['a full disk', failureNote(true)],
    ['one sheet left out', leftOutNote(1)],
    ['several sheets left out', leftOutNote(12)],
  ])('reads in the reader’s language, whoever ordered it: %s', (_, { en, fr }) => {
    expect([noteFor(en, 'fr'), noteFor(fr, 'fr')]).toEqual([fr, fr]);
    expect([noteFor(en, 'en'), noteFor(fr, 'en')]).toEqual([en, en]);
  });

  test.each(['', 'One sheet could not be found.', 'Rappelez-moi à 15 h 30.'])(
    'stays as a person wrote it: %s',
    (note) => {
      expect([noteFor(note, 'en'), noteFor(note, 'fr')]).toEqual([note, note]);
    },
  );
});
