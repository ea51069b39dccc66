import { additionTexts } from './texts/addition.ts';
import { listTexts } from './texts/list.ts';
import { pdfTexts } from './texts/pdf.ts';
import { workTexts } from './texts/work.ts';

/** What the screens of requests say to the operators. */
export const texts = {
  en: {
    name: 'Request |||| Requests',
    titles: { list: 'Requests', edit: 'Request' },
    fields: {
      id: 'Number',
      type: 'Type',
      organisation: 'Organization',
      requester: 'Requested by',
      about: 'About',
      created_at: 'Date',
      status: 'Status',
    },
    texts: { ...listTexts.en, ...workTexts.en, ...pdfTexts.en, ...additionTexts.en },
  },
  fr: {
    name: 'Demande |||| Demandes',
    titles: { list: 'Demandes', edit: 'Demande' },
    fields: {
      id: 'Numéro',
      type: 'Type',
      organisation: 'Organisation',
      requester: 'Demandé par',
      about: 'Sujet',
      created_at: 'Date',
      status: 'État',
    },
    texts: { ...listTexts.fr, ...workTexts.fr, ...pdfTexts.fr, ...additionTexts.fr },
  },
};

/** A key of what these screens say beside the names of fields. */
export type WordKey = keyof typeof texts.en.texts;
