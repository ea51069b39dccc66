import { answerQuestions } from '#server/platform/threads/answering-thread.ts';
import { makeLabel, makeLabelsPdf } from './label/make-labels.ts';
import { renderPosterPdf } from './poster/render-poster-pdf.ts';
import { renderSheetPdf } from './sheet-pdf/render-sheet-pdf.ts';
import { sectionsOfRecord } from './sheet-pdf/sections-of-record.ts';
import type { DocumentTaskKind, DocumentTasks, RenderQuestion } from './worker-messages.ts';

/** The thread that makes documents: typesetting never keeps the HTTP thread from answering others. */
const makers: {
  [Kind in DocumentTaskKind]: (from: DocumentTasks[Kind]['from']) => Promise<DocumentTasks[Kind]['gives']>;
} = {
  sheetPdf: ({ sheet, language }) => renderSheetPdf(sheet, language),
  sheetSections: async ({ sheet, language }) => sectionsOfRecord(sheet, language),
  label: async ({ record, options, stock }) => makeLabel(record, options, stock),
  labelsPdf: ({ records, options, imposition }) => makeLabelsPdf(records, options, imposition),
  posterPdf: renderPosterPdf,
};

const make = <Kind extends DocumentTaskKind>(
  kind: Kind,
  from: DocumentTasks[Kind]['from'],
): Promise<DocumentTasks[Kind]['gives']> => makers[kind](from);

answerQuestions<RenderQuestion>(({ kind, from }) => make(kind, from));
