/** Fields of the organisation's own, as they are called on the wire. */
export const customFields = ['custom_field_1', 'custom_field_2', 'custom_field_3'] as const;
export type CustomFieldName = (typeof customFields)[number];

/** Parts of a row that something may be wrong with. */
type Part = 'files' | 'locations' | CustomFieldName;

/** A chosen file, and the facts about it so far. */
export interface Draft {
  /** Tells it from the others, whose names may be the same. */
  readonly key: string;
  readonly file: File;
  readonly locations: readonly number[];
  readonly values: Readonly<Record<CustomFieldName, string>>;
  /** Its fault, in the reader's language. */
  readonly faults: Readonly<Partial<Record<Part, string>>>;
}

/** All that is about to be sent. */
export interface Addition {
  readonly drafts: readonly Draft[];
  /** The first file's locations are those of all. S2.4-65. */
  readonly isForAll: boolean;
}

export const newDraft = (file: File, locations: readonly number[]): Draft => ({
  key: crypto.randomUUID(),
  file,
  locations,
  values: { custom_field_1: '', custom_field_2: '', custom_field_3: '' },
  faults: {},
});

/** The locations a file is for. */
export const locationsOf = ({ drafts, isForAll }: Addition, draft: Draft): readonly number[] =>
  (isForAll ? drafts[0] : draft)?.locations ?? [];

/** How many files have no location yet. */
export const countUnplaced = (addition: Addition): number =>
  addition.drafts.filter((draft) => locationsOf(addition, draft).length === 0).length;

/** The addition with each missing location marked at its field. */
export const markUnplaced = (addition: Addition, message: string): Addition => ({
  ...addition,
  drafts: addition.drafts.map((draft, index) => {
    const { locations: _, ...faults } = draft.faults;
    const isAsked = !addition.isForAll || index === 0;
    return { ...draft, faults: isAsked && draft.locations.length === 0 ? { ...faults, locations: message } : faults };
  }),
});

/** With the first file's locations for all, or each file's own; what was said of missing ones holds no more. */
export const withForAll = ({ drafts }: Addition, isForAll: boolean): Addition => ({
  isForAll,
  drafts: drafts.map((draft) => ({ ...draft, faults: { ...draft.faults, locations: undefined } })),
});

/** Without one of its files. When that was the first and stood for all, the next takes its locations over. */
export const withoutDraft = ({ drafts, isForAll }: Addition, key: string): Addition => {
  const left = drafts.filter((draft) => draft.key !== key);
  const [first, ...rest] = left;
  const chosen = drafts[0]?.locations ?? [];
  if (!first) return { drafts: [], isForAll: false };
  return { drafts: isForAll ? [{ ...first, locations: chosen }, ...rest] : left, isForAll };
};

/** Without the files that the server refused. */
export const withoutRefused = (addition: Addition): Addition =>
  refusedOf(addition).reduce((left, { key }) => withoutDraft(left, key), addition);

/** The files that the server refused for what they are. */
export const refusedOf = ({ drafts }: Addition): readonly Draft[] =>
  drafts.filter(({ faults }) => faults.files !== undefined);

interface Options {
  readonly hasLocations: boolean;
  /** Those of its own that the organisation has. */
  readonly fields: readonly CustomFieldName[];
}

/** The data sent beside the files, in their order. S2.7-23. */
export const toFields = (addition: Addition, { hasLocations, fields }: Options) => ({
  ...(hasLocations && {
    locations: (addition.isForAll ? addition.drafts.slice(0, 1) : addition.drafts).map(({ locations }) =>
      locations.join(','),
    ),
  }),
  ...Object.fromEntries(fields.map((field) => [field, addition.drafts.map(({ values }) => values[field].trim())])),
});

/** Names of all that the server may find fault with: `files.0`, `custom_field_1.3`. */
export const faultNames = (drafts: readonly Draft[]): string[] =>
  drafts.flatMap((_, index) => parts.map((part) => `${part}.${index}`));

/** The addition with the server’s errors in place of what was wrong before. */
export const withFaults = (addition: Addition, fieldFaults: Readonly<Record<string, string>>): Addition => ({
  ...addition,
  drafts: addition.drafts.map((draft, index) => ({
    ...draft,
    faults: Object.fromEntries(
      parts.flatMap((part) => {
        const fieldFault = fieldFaults[`${part}.${index}`];
        return fieldFault === undefined ? [] : [[part, fieldFault]];
      }),
    ),
  })),
});

const parts: readonly Part[] = ['files', 'locations', ...customFields];
