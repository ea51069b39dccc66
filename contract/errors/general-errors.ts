import type { Catalogue } from './entry.ts';

/** What any call may be refused for, whatever it is about. */
export const generalErrors = {
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
    title: { en: 'The value is not valid', fr: 'La valeur n’est pas valide' },
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
  /** The idempotency key was used for something else, which was done; what is sent now needs a key of its own. */
  'request.other_content': {
    status: 422,
    title: {
      en: 'This was already sent with other content. What was sent first was received; this version was not saved.',
      fr: 'Ceci a déjà été envoyé avec un autre contenu. Le premier envoi a été reçu; cette version n’a pas été enregistrée.',
    },
  },
  'request.too_large': {
    status: 413,
    title: { en: 'The request is too large.', fr: 'La demande est trop volumineuse.' },
  },
  /** A part of a file that does not lie in it. */
  'request.range': {
    status: 416,
    title: {
      en: 'The file does not have the part that was asked for.',
      fr: 'Le fichier ne contient pas la partie demandée.',
    },
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
  /** Tried too often; `minutes` until it may be tried again, which the `Retry-After` header says in seconds. */
  throttled: {
    status: 429,
    title: {
      en: 'Please wait before retrying. Try again in %{minutes}\u00a0min.',
      fr: 'Veuillez patienter avant de réessayer. Vous pourrez réessayer dans %{minutes}\u00a0min.',
    },
  },
  /** Read faster than people do; `seconds` until the next, which the `Retry-After` header says too. */
  'reading.too_many': {
    status: 429,
    title: {
      en: 'Very many pages or sheets were opened in a short time. Try again in %{seconds}\u00a0s.',
      fr: 'Un très grand nombre de pages ou de fiches ont été ouvertes en peu de temps. Réessayez dans %{seconds}\u00a0s.',
    },
  },
  /** More calls of any kind than people send; `seconds` until the next, which the `Retry-After` header says too. */
  'calls.too_many': {
    status: 429,
    title: {
      en: 'Very many requests were sent in a short time. Try again in %{seconds}\u00a0s.',
      fr: 'Un très grand nombre de demandes ont été envoyées en peu de temps. Réessayez dans %{seconds}\u00a0s.',
    },
  },
  /** Overloaded or stopping; the same request may be sent again shortly. */
  unavailable: {
    status: 503,
    title: {
      en: 'The service is busy. Please try again shortly.',
      fr: 'Le service est momentanément indisponible. Veuillez réessayer sous peu.',
    },
  },
  /** To be asked elsewhere meanwhile: `missing` names parts (`store`, `search`, `files`), or says `stopping`. */
  not_ready: {
    status: 503,
    title: {
      en: 'The service is not ready: %{missing}.',
      fr: 'Le service n’est pas prêt\u00a0: %{missing}.',
    },
  },
  /** The disk is full: nothing can be stored until the person who looks after the server has made room. What was there still is. */
  no_room: {
    status: 507,
    title: {
      en: 'There is no room left to store this. Nothing of it was saved, and nothing else was lost. Please tell support, then try again.',
      fr: 'L’espace de stockage est plein. Rien n’a été enregistré et rien d’autre n’a été perdu. Avisez le soutien, puis réessayez.',
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
