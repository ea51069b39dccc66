import { useNotify } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useSending } from '#src/ui/forms/use-sending.ts';
import { focusResults } from '../results/focus-results.ts';

interface Props {
  readonly name: string;
  readonly remove: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a saved search is deleted. */
export default function DeleteSavedSearch({ name, remove, onClose }: Props) {
  const text = useText();
  const notify = useNotify();
  const { isSending, send } = useSending();
  const confirm = async () => {
    await send(async () => {
      await remove();
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
      {text('tools.saved.deleteDetail', { name })}
    </ConfirmDialog>
  );
}
