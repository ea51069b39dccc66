import type { Catalogue } from './errors/entry.ts';
import { signInErrors } from './errors/sign-in-errors.ts';
import { validationErrors } from './errors/validation-errors.ts';
import type { Bilingual } from './languages.ts';

/**
 * Every error the API answers with: its HTTP status and its words. Closed: nothing else leaves the server. Specification 1
 * §8, design §4.
 */
export const errorCatalogue = {
  ...signInErrors,
  ...validationErrors,
  /** The path names another organisation's collection. */
  'collection.forbidden': {
    status: 403,
    title: {
      en: 'This collection belongs to another organization.',
      fr: 'Cette collection appartient à une autre organisation.',
    },
  },
  /** CAS search for an organisation whose ingredients are not shown. */
  'search.cas_not_enabled': {
    status: 403,
    title: {
      en: 'CAS numbers are not part of your organization’s collection.',
      fr: 'Les numéros CAS ne font pas partie de la collection de votre organisation.',
    },
  },
  /** A search parameter outside the subset of the contract; `source.parameter` says which. */
  'search.parameter': {
    status: 400,
    title: {
      en: 'The search parameter “%{parameter}” is not valid: %{reason}.',
      fr: 'Le paramètre de recherche «\u00a0%{parameter}\u00a0» n’est pas valide\u00a0: %{reason}.',
    },
  },
  /** A parameter of the address that is unknown or malformed. */
  'request.parameter': {
    status: 400,
    title: {
      en: 'The parameter “%{parameter}” is not valid: %{reason}.',
      fr: 'Le paramètre «\u00a0%{parameter}\u00a0» n’est pas valide\u00a0: %{reason}.',
    },
  },
  /** A field of the body is missing or malformed; `source.pointer` says which. */
  'request.field': {
    status: 422,
    title: { en: 'The value is not valid: %{reason}.', fr: 'La valeur n’est pas valide\u00a0: %{reason}.' },
  },
  'request.required': {
    status: 422,
    title: { en: 'Value is required', fr: 'Ce champ est obligatoire' },
  },
  /** The body cannot be read at all. */
  'request.malformed': {
    status: 400,
    title: { en: 'The request could not be read.', fr: 'La demande n’a pas pu être lue.' },
  },
  'request.too_large': {
    status: 413,
    title: { en: 'The request is too large.', fr: 'La demande est trop volumineuse.' },
  },
  'request.media_type': {
    status: 415,
    title: { en: 'This kind of content is not accepted.', fr: 'Ce type de contenu n’est pas accepté.' },
  },
  /** No such call, or no such record in this organisation. */
  not_found: {
    status: 404,
    title: { en: 'Not found.', fr: 'Introuvable.' },
  },
  /** The sheet is there, its PDF is not. */
  'pdf.missing': {
    status: 404,
    title: { en: 'This sheet has no PDF yet.', fr: 'Cette fiche n’a pas encore de PDF.' },
  },
  /** Tried too often; the `Retry-After` header says in how many seconds it may be tried again. */
  throttled: {
    status: 429,
    title: { en: 'Please wait before retrying.', fr: 'Veuillez patienter avant de réessayer.' },
  },
  /** Overloaded or stopping; the same request may be sent again shortly. */
  unavailable: {
    status: 503,
    title: {
      en: 'The service is busy. Please try again shortly.',
      fr: 'Le service est momentanément indisponible. Veuillez réessayer sous peu.',
    },
  },
  /** A fault of ours; the log has it under the request's reference. */
  internal: {
    status: 500,
    title: {
      en: 'Something went wrong on our side. Reference %{reference}.',
      fr: 'Une erreur s’est produite de notre côté. Référence\u00a0: %{reference}.',
    },
  },
} as const satisfies Catalogue;

export type ErrorCode = keyof typeof errorCatalogue;

export type ErrorParams = Readonly<Record<string, string | number>>;

/** An error's words in one language with its parameters filled in. */
export const errorTitle = (code: ErrorCode, language: keyof Bilingual, params: ErrorParams = {}): string =>
  errorCatalogue[code].title[language].replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
