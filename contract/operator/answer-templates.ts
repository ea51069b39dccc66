import type { Vocabulary } from '../sheets/vocabulary.ts';

/** Where a template is offered: what the desk writes to a member with it. */
export const answerKinds = {
  refusedAddition: { en: 'Refusal of an addition', fr: 'Refus d’un ajout' },
  refusedRemoval: { en: 'Refusal of a removal', fr: 'Refus d’un retrait' },
  answer: { en: 'Answer to a message', fr: 'Réponse à un message' },
  note: { en: 'Note', fr: 'Note' },
} as const satisfies Vocabulary;
export type AnswerKind = keyof typeof answerKinds;

/** What a template may name in braces; it is filled in from the request when the template is chosen. */
export const answerFields = ['product', 'requester', 'organisation', 'number', 'date'] as const;
export type AnswerField = (typeof answerFields)[number];

/** Characters of a template’s text at most, as of a note. */
export const longestAnswer = 2000;

/** What stands in braces and is no field, each once, as it is written: `{produit}`. */
export const unknownFields = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\{([^{}]*)\}/g)]
      .filter(([, name]) => !(answerFields as readonly string[]).includes(name!))
      .map(([whole]) => whole),
  ),
];

/** Whether every word in braces is a field. */
export const hasKnownFields = (text: string): boolean => unknownFields(text).length === 0;

/** The text with its fields filled in, each once: a value that has braces itself stays as it is. */
export const fillAnswer = (text: string, values: Readonly<Record<AnswerField, string>>): string =>
  text.replace(/\{([^{}]*)\}/g, (whole, name: string) => values[name as AnswerField] ?? whole);
