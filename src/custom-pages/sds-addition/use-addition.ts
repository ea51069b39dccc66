import { useRef, useState } from 'react';
import { useDraftState } from '#src/providers/form-drafts.ts';
import type { LocationBranch } from '#src/ui/forms/location-branches.ts';
import { type Addition, type Draft, newDraft, withoutDraft, withoutRefused } from './draft.ts';
import { type RefusedFile, sortOut } from './sort-out.ts';

const nothingChosen: Addition = { drafts: [], isForAll: false };

/** The files chosen so far with their facts, and the files that were just refused. */
export const useAddition = (branches: readonly LocationBranch[]) => {
  const [addition, setAddition] = useDraftState<Addition>('files', nothingChosen);
  const latest = useRef(addition);
  const sorting = useRef(Promise.resolve());
  const [refusedFiles, setRefusedFiles] = useState<readonly RefusedFile[]>([]);
  const change = (next: Addition) => {
    latest.current = next;
    setAddition(next);
  };
  // Where there is one location only, it is the one.
  const given = branches.length === 1 ? branches.map(({ id }) => id) : [];

  /** Takes files in after those that came before, and says which of them were turned away. */
  const add = (files: readonly File[]): Promise<readonly RefusedFile[]> => {
    const sorted = sorting.current.then(async () => {
      const present = latest.current.drafts.map(({ file }) => file);
      const { accepted, refused } = await sortOut(present, files);
      const { drafts } = latest.current;
      change({ ...latest.current, drafts: [...drafts, ...accepted.map((file) => newDraft(file, given))] });
      setRefusedFiles(refused);
      return refused;
    });
    sorting.current = sorted.then(() => undefined);
    return sorted;
  };

  return {
    addition,
    change,
    add,
    refusedFiles,
    clearRefusedFiles: () => setRefusedFiles([]),
    changeDraft: (key: string, changed: Partial<Draft>) =>
      change({
        ...latest.current,
        drafts: latest.current.drafts.map((draft) => (draft.key === key ? { ...draft, ...changed } : draft)),
      }),
    remove: (key: string) => change(withoutDraft(latest.current, key)),
    removeRefused: () => change(withoutRefused(latest.current)),
  };
};
