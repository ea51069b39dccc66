import { Suspense } from 'react';
import { lazy } from '#src/chunks/lazy.ts';

const dialogs = {
  advanced: lazy(() => import('../advanced/AdvancedSearchDialog.tsx')),
  save: lazy(() => import('../saved/SaveSearchDialog.tsx')),
  columns: lazy(() => import('../arrange/ManageColumns.tsx')),
  sections: lazy(() => import('../arrange/ManageFilters.tsx')),
};
export type ToolDialog = keyof typeof dialogs;

interface Props {
  readonly open: ToolDialog | undefined;
  readonly onClose: () => void;
}

/** The dialog of a tool, loaded when it is first asked for. */
export const ToolDialogs = ({ open, onClose }: Props) => {
  if (!open) return null;
  const Dialog = dialogs[open];
  return (
    <Suspense fallback={null}>
      <Dialog onClose={onClose} />
    </Suspense>
  );
};
