import type { Answers } from './answer.ts';
import { englishAnswers } from './answers-en.ts';
import { frenchAnswers } from './answers-fr.ts';

/** What the sheets of `sds-pdfs` say, by folder and file; written by people who looked at them, not by a reader. */
export const answersByFolder: Readonly<Record<string, Answers>> = { en: englishAnswers, fr: frenchAnswers };

/** Folders whose files hold nothing to read: pictures of pages, and files cut off that no viewer opens. */
export const outcomeByFolder = { scanned: 'unreadable', broken: 'failed' } as const;
