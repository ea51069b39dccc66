import { squash } from '../text/squash.ts';

/** What a date on a sheet is the date of. */
export type DateKind = 'revision' | 'issue' | 'date' | 'first' | 'previous' | 'print' | 'expiry';

/** What the words before a date say it is; undefined where they do not tell. */
export const dateKindOf = (text: string): DateKind | undefined => {
  const said = squash(text);
  const all = kinds.flatMap(([kind, pattern]) =>
    [...said.matchAll(pattern)].map((match) => ({ kind, start: match.index, end: match.index + match[0].length })),
  );
  // `Previous issue` is not of issue, `date de la première parution` not of any issue.
  const whole = all.filter((one) => !all.some((other) => isWithin(one, other)));
  const telling = whole.filter(({ kind }) => kind !== 'date');
  // `Date of issue/Date of revision` is both.
  if (telling.length > 0 && telling.every(({ kind }) => kind === 'issue' || kind === 'revision')) {
    return telling.some(({ kind }) => kind === 'revision') ? 'revision' : 'issue';
  }
  return telling.toSorted((a, b) => a.end - b.end).at(-1)?.kind ?? whole[0]?.kind;
};

interface Span {
  readonly start: number;
  readonly end: number;
}

const isWithin = (one: Span, other: Span) =>
  one.start >= other.start && one.end <= other.end && one.end - one.start < other.end - other.start;

/** The meaning of a date by its label, squashed. Longer labels come before those that they contain. */
const kinds: readonly (readonly [DateKind, RegExp])[] = [
  [
    'issue',
    /issued?(?:date|on)?|issuance(?:date)?|issuing|emission|emise?le|edition|parution|publi(?:cation|shed|ele)|prepar(?:ed|ation|ee?)(?:date|on|le)?|elabor|redaction|redigee?|effective|(?:entree?)?envigueur|established|etablie?|valid(?:ation|ated|from)|approv|compil|generated|completed/g,
  ],
  ['date', /(?:sds|msds|fds|fs)?date(?:dela|de)?(?:sds|msds|fds|fiche|le)?|version/g],
  [
    'revision',
    /revis(?:ion|ed|ee?|iondate|ionn)|(?:last)?updated?|misea?jour|maj|modifi(?:ed|cation|ee?)|amend|lastchanged?|review(?:ed)?(?:date)?|derniererevision|lastrevis(?:ion|ed)|(?:last|latest)(?:review|verification)|revuele|revueele/g,
  ],
  [
    'first',
    /(?:first|original|initial)(?:dateof)?(?:issue|preparation|version|release|publication|creation)|premiere?(?:parution|edition|emission|version|publication)|crea(?:tion|ted|te)(?:date)?|initialedition/g,
  ],
  [
    'previous',
    /(?:date)?(?:of)?(?:the)?(?:last|previous|former)(?:issue|version|edition|sds|msds|revisions?date|dateofissue)|previous(?:ly)?(?:revis(?:ion|ed)|date|validated)?|precedente?|superse(?:d|c)ee?s?(?:date|version|the|revision)*|replaces?(?:the)?(?:version|sds)?(?:of|dated)?|remplace(?:ment)?(?:la)?(?:version|fiche)?|annuleet|annule|derniere(?:parution|edition|emission|version|publication)|anterieure?|dateofprevious(?:issue|revision)|validationprecedente|(?:edition|emission|revision|version)(?:precedente|anterieure)/g,
  ],
  ['print', /print(?:ed|ing|date|edon)?|impression|imprime(?:ele|le|e)?|downloaded|telecharge/g],
  ['expiry', /expir(?:y|es|ation|e)|validuntil|valable|nextre(?:vision|view)|prochaine|reviewby|arevoir/g],
];
