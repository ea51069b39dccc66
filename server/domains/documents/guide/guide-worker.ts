import { findGuide } from '#contract/guides/guides.ts';
import { answerQuestions } from '#server/platform/threads/answering-thread.ts';
import type { GuideRequest } from './guide-request.ts';
import { renderGuidePdf } from './render-guide-pdf.ts';

/** The thread that makes the PDFs of guides: typesetting never keeps the HTTP thread from answering others. */
answerQuestions<GuideRequest>(async ({ name, language }) => {
  const guide = findGuide(name);
  if (!guide) throw new Error(`no guide is named ${name}`);
  return renderGuidePdf(guide, language);
});
