import { useDelete, useNotify } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import type { SavedSearch } from '#src/providers/saved-searches.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { focusResults } from '../results/focus-results.ts';
import { useRefreshSavedSearches } from './use-saved-searches.ts';

interface Props {
  readonly search: SavedSearch;
  readonly onClose: () => void;
}

/** Asks before a saved search is deleted. */
export default function DeleteSavedSearch({ search, onClose }: Props) {
  const text = useText();
  const notify = useNotify();
  const [remove] = useDelete();
  const refresh = useRefreshSavedSearches();
  const { isSending, send } = useSend();
  const confirm = async () => {
    await send(async () => {
      const { id } = search;
      const options = { mutationMode: 'pessimistic', returnPromise: true } as const;
      await remove('saved-searches', { id, previousData: search }, options).finally(refresh);
      notify(text('tools.saved.deleted'));
      // Its line, and the button that was pressed, are gone.
      setTimeout(focusResults);
    });
    onClose();
  };
  return (
    <ConfirmDialog
      title={text('tools.saved.deleteTitle')}
      act={text('tools.saved.confirmDelete')}
      isActing={isSending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {text('tools.saved.deleteDetail', { name: search.name })}
    </ConfirmDialog>
  );
}
