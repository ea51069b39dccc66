/** What is timed, of members and of what is made beside them. */
export type Kind = 'search' | 'details' | 'PDF' | 'bare' | 'binder' | 'export' | 'addition';

/** Times by kind and everything that went wrong, in the part of the run that was under way. */
export interface Tally {
  /** Times `ask` and counts it to the part in which it began; what it throws is an error of the run, not of the caller. */
  readonly time: (kind: Kind, ask: () => Promise<number>) => Promise<void>;
  readonly add: (kind: Kind, ms: number) => void;
  readonly fault: (kind: Kind, words: string) => void;
}

export interface Part {
  readonly times: Readonly<Record<Kind, number[]>>;
  readonly faults: string[];
}

const newPart = (): Part => ({
  times: { search: [], details: [], PDF: [], bare: [], binder: [], export: [], addition: [] },
  faults: [],
});

/** A tally, and what begins its next part and gives it. */
export const createTally = (): { readonly tally: Tally; readonly beginPart: () => Part } => {
  let part = newPart();
  const fault = (kind: Kind, words: string, of = part) => void of.faults.push(`${kind}: ${words}`);
  return {
    tally: {
      time: async (kind, ask) => {
        const begunIn = part;
        try {
          begunIn.times[kind].push(await ask());
        } catch (error) {
          fault(kind, String(error), begunIn);
        }
      },
      add: (kind, ms) => void part.times[kind].push(ms),
      fault: (kind, words) => fault(kind, words),
    },
    beginPart: () => {
      part = newPart();
      return part;
    },
  };
};
