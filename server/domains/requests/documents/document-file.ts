import type { Bilingual, Language } from '#contract/languages.ts';
import type { DocumentType } from '#contract/requests/request-types.ts';
import type { DocumentInfo } from './document-order.ts';

interface Made {
  readonly info: Pick<DocumentInfo, 'format'>;
  readonly language: Language;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** The file name of a document: what it is and when it was made. */
export const documentFileName = (type: DocumentType, { info, language, day }: Made): string =>
  `${names[type][language]} ${day}.${endingOf(type, info)}`;

const endingOf = (type: DocumentType, { format }: Pick<DocumentInfo, 'format'>): keyof typeof contentTypes =>
  type === 'eBinder' ? 'zip' : type === 'index' && format === 'html' ? 'html' : 'pdf';

const names: Record<DocumentType, Bilingual> = {
  binder: { en: 'SDS binder', fr: 'Cartable de FDS' },
  index: { en: 'SDS index', fr: 'Index de FDS' },
  eBinder: { en: 'SDS e-binder', fr: 'Cartable électronique de FDS' },
};

const contentTypes = { pdf: 'application/pdf', html: 'text/html; charset=utf-8', zip: 'application/zip' } as const;

/** The type of a file, by its extension. */
export const contentTypeOf = (name: string): string =>
  contentTypes[name.split('.').at(-1) as keyof typeof contentTypes] ?? 'application/octet-stream';
