import { type Bilingual, type Language, locales } from '../languages.ts';
import type { RequestInfo } from './request-info.ts';
import type { DocumentType, RequestStatus, RequestType } from './request-types.ts';

/** A request that is dealt with, one way or the other. */
export type EndedStatus = Exclude<RequestStatus, 'processing'>;

/** What a sentence about a request is made of. */
export interface RequestFacts {
  readonly type: RequestType;
  readonly info: Pick<RequestInfo, 'subject' | 'product_name' | 'file_name' | 'num_sds' | 'used' | 'replaced'> & {
    readonly locations?: readonly unknown[] | undefined;
    readonly kept_locations?: readonly unknown[] | undefined;
  };
  /** Characters of a name at most; what is longer is cut. */
  readonly longest?: number;
  /** Whom it is said to: to an operator the request and the collection are somebody else’s. */
  readonly reader?: 'member' | 'operator';
}

/** What a request is about, within a sentence: `“Acetone.pdf”`, `la fiche «\u00a0Acetone.pdf\u00a0»`. */
export const topicOf = (facts: RequestFacts): Bilingual => {
  const { type, info, longest = Number.POSITIVE_INFINITY } = facts;
  const { subject = '', product_name = '', file_name = '', num_sds } = info;
  const quoted = (name: string): Bilingual => {
    const cut = shorten(name, longest);
    return { en: `“${cut}”`, fr: `«\u00a0${cut}\u00a0»` };
  };
  const named = (noun: Noun): Bilingual =>
    facts.reader === 'operator'
      ? { en: `the ${noun.en}`, fr: noun.frThe }
      : { en: `your ${noun.en}`, fr: `votre ${noun.fr}` };
  switch (type) {
    case 'sdsaddition':
    case 'sdsremoval': {
      // Once an addition is completed it has the name that the sheet was given.
      const name = product_name || file_name;
      if (name === '') return named(nouns.sheet);
      return { en: quoted(name).en, fr: `la fiche ${quoted(name).fr}` };
    }
    case 'contact': {
      const message = named(nouns.message);
      if (subject === '') return message;
      return { en: `${message.en} ${quoted(subject).en}`, fr: `${message.fr} ${quoted(subject).fr}` };
    }
    default: {
      const document = named(documentNames[type]);
      if (num_sds === undefined) return document;
      return {
        en: `${document.en} of ${counted(num_sds, 'en', sheets)}`,
        fr: `${document.fr} de ${counted(num_sds, 'fr', sheets)}`,
      };
    }
  }
};

/** What became of a request, as a sentence without its full stop that begins small: `“Acetone.pdf” could not be added`. */
export const outcomeOf = (facts: RequestFacts, status: EndedStatus): Bilingual => {
  const topic = topicOf(facts);
  const ended = status === 'completed' ? completed(facts) : ends[facts.type].error;
  return { en: `${topic.en} ${ended.en}`, fr: `${topic.fr} ${ended.fr}` };
};

/** `frThe` is the French with its article. */
interface Noun extends Bilingual {
  readonly frThe: string;
}

const nouns = {
  sheet: { en: 'sheet', fr: 'fiche', frThe: 'la fiche' },
  message: { en: 'message', fr: 'message', frThe: 'le message' },
} satisfies Record<string, Noun>;

/** A document within a sentence; each of them masculine in French. */
export const documentNames: Record<DocumentType, Noun> = {
  binder: { en: 'binder', fr: 'cartable', frThe: 'le cartable' },
  index: { en: 'index', fr: 'index', frThe: 'l’index' },
  eBinder: { en: 'e-binder', fr: 'cartable électronique', frThe: 'le cartable électronique' },
};

const documentEnds: Record<EndedStatus, Bilingual> = {
  completed: { en: 'is ready', fr: 'est prêt' },
  error: { en: 'could not be made', fr: 'n’a pas pu être préparé' },
};

const ends: Record<RequestType, Record<EndedStatus, Bilingual>> = {
  sdsaddition: {
    completed: { en: 'has been added', fr: 'a été ajoutée' },
    error: { en: 'could not be added', fr: 'n’a pas pu être ajoutée' },
  },
  sdsremoval: {
    completed: { en: 'was removed from the collection', fr: 'a été retirée de la collection' },
    error: { en: 'could not be removed', fr: 'n’a pas pu être retirée' },
  },
  contact: {
    completed: { en: 'has been answered', fr: 'a reçu une réponse' },
    error: { en: 'could not be dealt with', fr: 'n’a pas pu être traité' },
  },
  binder: documentEnds,
  index: documentEnds,
  eBinder: documentEnds,
};

const completed = ({ type, info, reader = 'member' }: RequestFacts): Bilingual => {
  if (type === 'sdsremoval') return removed(info);
  if (info.used) return used[reader];
  return info.replaced === undefined ? ends[type].completed : replacing(info.replaced);
};

const used: Record<NonNullable<RequestFacts['reader']>, Bilingual> = {
  member: {
    en: 'is in your collection already, and is used as it is',
    fr: 'se trouve déjà dans votre collection et est utilisée telle quelle',
  },
  operator: {
    en: 'is in the collection already, and is used as it is',
    fr: 'se trouve déjà dans la collection et est utilisée telle quelle',
  },
};

const replacing = (older: string): Bilingual => ({
  en: `has been added in place of an older sheet, “${older}”, which is kept in the archive`,
  fr: `a été ajoutée à la place d’une fiche plus ancienne, «\u00a0${older}\u00a0», conservée aux archives`,
});

const removed = ({ locations = [], kept_locations: kept = [] }: RequestFacts['info']): Bilingual => {
  const left = locations.length - kept.length;
  if (left <= 0) return ends.sdsremoval.completed;
  const fr = `a été retirée de ${counted(left, 'fr', places)}`;
  const en = `was removed from ${counted(left, 'en', places)}`;
  if (kept.length === 0) return { en, fr };
  return {
    en: `${en} and stays in ${kept.length} other${kept.length === 1 ? '' : 's'}`,
    fr: `${fr} et reste dans ${kept.length} autre${kept.length === 1 ? '' : 's'}`,
  };
};

/** What the requester may do once a request was not carried out; `path` is the page for it. */
export interface NextStep {
  readonly words: Bilingual;
  readonly path?: string;
}

const documentSteps: readonly NextStep[] = [
  {
    words: {
      en: 'Have it made again, with fewer sheets if need be.',
      fr: 'Faites-le préparer de nouveau, avec moins de fiches au besoin.',
    },
    path: '/search',
  },
  {
    words: { en: 'Write to support if that does not help.', fr: 'Écrivez au soutien si cela ne suffit pas.' },
    path: '/contact-us',
  },
];

/** By type, what the requester may do once a request was not carried out. */
const nextSteps: Record<RequestType, readonly NextStep[]> = {
  sdsaddition: [
    {
      words: { en: 'Send a clearer PDF of the sheet.', fr: 'Envoyez un PDF plus lisible de la fiche.' },
      path: '/sds-addition',
    },
    {
      words: {
        en: 'Ask the supplier for the current sheet, and send that.',
        fr: 'Demandez la fiche à jour au fournisseur, puis envoyez-la.',
      },
    },
    {
      words: {
        en: 'Write to support if you think that it should have been added.',
        fr: 'Écrivez au soutien si vous croyez qu’elle aurait dû être ajoutée.',
      },
      path: '/contact-us',
    },
  ],
  sdsremoval: [
    {
      words: {
        en: 'The sheet stays where it was. If the product is gone from there, ask again and say so.',
        fr: 'La fiche reste où elle était. Si le produit n’y est plus, refaites la demande en le précisant.',
      },
      path: '/search',
    },
    {
      words: {
        en: 'Write to support if you think that it should have been removed.',
        fr: 'Écrivez au soutien si vous croyez qu’elle aurait dû être retirée.',
      },
      path: '/contact-us',
    },
  ],
  contact: [
    {
      words: {
        en: 'Write to support again, with more details.',
        fr: 'Écrivez de nouveau au soutien, en donnant plus de détails.',
      },
      path: '/contact-us',
    },
  ],
  binder: documentSteps,
  index: documentSteps,
  eBinder: documentSteps,
};

/** What the requester may do after a reason was given, which says more than what usually helps. */
export const stepsAfter = (type: RequestType, reason: string): readonly NextStep[] =>
  reason === '' ? nextSteps[type] : nextSteps[type].filter(({ path }) => path === '/contact-us');

/** A sentence as it begins. */
export const capitalised = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

type Counted = Record<Language, readonly [one: string, other: string]>;

const sheets: Counted = { en: ['sheet', 'sheets'], fr: ['fiche', 'fiches'] };
const places: Counted = { en: ['location', 'locations'], fr: ['emplacement', 'emplacements'] };

const counted = (count: number, language: Language, words: Counted): string => {
  const isOne = new Intl.PluralRules(locales[language]).select(count) === 'one';
  return `${new Intl.NumberFormat(locales[language]).format(count)} ${words[language][isOne ? 0 : 1]}`;
};

const shorten = (name: string, longest: number): string => {
  const signs = [...name];
  return signs.length > longest ? `${signs.slice(0, longest - 1).join('')}…` : name;
};
