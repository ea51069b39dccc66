import type { RaRecord } from 'react-admin';
import type { z } from 'zod';
import type { getNotice } from '#contract/calls/operator/notices.ts';
import { type Language, otherLanguage } from '#contract/languages.ts';

/** An announcement or popup notice. */
export type OperatorNotice = z.output<(typeof getNotice)['answer']> & RaRecord<number>;

/** What a notice is about: its subject, else how its text begins; of the reader's language, else of the other. */
export const subjectOf = (notice: OperatorNotice, language: Language): string => {
  const [said] = [language, otherLanguage(language)].flatMap((of) => {
    const words = notice[`subject_${of}`] || notice[`text_${of}`].replace(/<[^>]*>/g, ' ').trim();
    return words ? [words] : [];
  });
  return said && said.length > longest ? `${said.slice(0, longest)}…` : (said ?? '');
};

const longest = 80;
