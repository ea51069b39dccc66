import type { RemovableSheet } from '#contract/calls/removals.ts';

/** A sheet on the way to being requested: what is chosen and said about it so far. */
export interface Draft {
  readonly sheet: RemovableSheet;
  /** Ids of the locations to remove it from. */
  readonly chosen: readonly number[];
  readonly info: string;
  /** What is wrong with it, in the reader's words. */
  readonly error?: string | undefined;
}

/** Whether a location has to be chosen: the organisation has several, and the sheet stands in some. S2.5-06. */
export const needsChoice = ({ subsets }: RemovableSheet, locationCount: number): boolean =>
  locationCount > 1 && subsets.length > 0;

/** A draft for each sheet that can be requested; where a sheet stands in one location alone, that one is chosen. */
export const toDrafts = (sheets: readonly RemovableSheet[], locationCount: number): Draft[] =>
  sheets
    .filter(({ requested }) => !requested)
    .map((sheet) => {
      const [only, ...others] = needsChoice(sheet, locationCount) ? sheet.subsets : [];
      return { sheet, chosen: only && others.length === 0 ? [only.id] : [], info: '' };
    });

/**
 * Copies the facts of the first sheet to all: its additional information, and its locations where the sheet has them.
 */
export const sameForAll = (drafts: readonly Draft[]): Draft[] => {
  const [first] = drafts;
  return drafts.map((draft) => {
    const open = draft.sheet.subsets.filter(({ requested }) => !requested).map(({ id }) => id);
    const shared = open.filter((id) => first?.chosen.includes(id));
    return {
      ...draft,
      chosen: shared.length > 0 ? shared : draft.chosen,
      info: first?.info ?? draft.info,
      error: undefined,
    };
  });
};

/** The drafts with what each still lacks; `message` is what to say of a location that is missing. */
export const checkDrafts = (drafts: readonly Draft[], locationCount: number, message: string): Draft[] =>
  drafts.map(({ error: _, ...draft }) =>
    needsChoice(draft.sheet, locationCount) && draft.chosen.length === 0 ? { ...draft, error: message } : draft,
  );

/** What is sent of the drafts. S2.7-13. */
export const toRemovalItems = (drafts: readonly Draft[]) =>
  drafts.map(({ sheet, chosen, info }) => ({
    isn: sheet.isn,
    selectedLocation: [...chosen],
    additionalInfo: info.trim(),
  }));

/** The drafts with the server’s errors, which name rows by their place: `locdata.3.isn`. */
export const withFaults = (drafts: readonly Draft[], fields: Readonly<Record<string, string>>): Draft[] =>
  drafts.map((draft, index) => {
    const error = Object.entries(fields).find(([field]) => field.startsWith(`locdata.${index}.`))?.[1];
    return { ...draft, error };
  });
