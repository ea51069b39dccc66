import type { Vocabulary } from '../sheets/vocabulary.ts';

/** What members ask of the provider, or have made: the `type_slug` of a message. S2.4-07. */
export const requestTypes = {
  binder: { en: 'Binder', fr: 'Cartable' },
  contact: { en: 'Contact', fr: 'Message' },
  index: { en: 'Index', fr: 'Index' },
  sdsaddition: { en: 'SDS addition', fr: 'Ajout de FDS' },
  sdsremoval: { en: 'SDS removal', fr: 'Retrait de FDS' },
  eBinder: { en: 'E-binder', fr: 'Cartable électronique' },
} as const satisfies Vocabulary;
export type RequestType = keyof typeof requestTypes;

/** Types whose result is a document made of sheets of the collection. */
export const documentTypes = ['binder', 'index', 'eBinder'] as const satisfies readonly RequestType[];
export type DocumentType = (typeof documentTypes)[number];

/** Whether nobody works on a request of this type: Vigie makes what it asks for. */
export const isDocumentType = (type: RequestType): type is DocumentType =>
  (documentTypes as readonly RequestType[]).includes(type);

/** Types that the message centre does not offer to filter by. S2.4-08. */
export const unlistedTypes: readonly RequestType[] = ['binder'];

/** How far a request has come: its `status_slug`. What was refused, and a document that could not be made, is `error` there. */
export const requestStatuses = {
  processing: { en: 'Processing', fr: 'En traitement' },
  completed: { en: 'Completed', fr: 'Terminée' },
  error: { en: 'Could not be done', fr: 'Non aboutie' },
} as const satisfies Vocabulary;
export type RequestStatus = keyof typeof requestStatuses;
