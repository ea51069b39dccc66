import type { RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import type { Values } from '../values.ts';
import type { Draft } from './use-draft.ts';

/** Saves what can be saved before one leaves; asks about the rest: a note, which is no part of the draft, and what was refused. */
export const UnsavedGuard = ({ draft, isLeaving }: { draft: Draft; isLeaving: RefObject<boolean> }) => {
  const note = useWatch<Values, 'note'>({ name: 'note' });
  const hasNote = note.trim() !== '';
  return (
    <LeaveGuard
      isDirty={hasNote || draft.isUnsaved}
      isLeaving={isLeaving}
      onLeave={async () => (await draft.save()) && !hasNote}
    />
  );
};
