import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useDelete, useNotify, useRecordContext, useRedirect, useResourceContext } from 'react-admin';
import { useText } from '../i18n/use-text.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useShowError } from './use-show-refusal.ts';

interface Props extends Omit<ButtonProps, 'onClick' | 'color'> {
  /** What is lost with the record, in a sentence. */
  readonly confirmContent: string;
  /** Afterwards; the resource's list follows when left out. */
  readonly onDeleted?: () => void;
}

/** Deletes the record around it, after asking, in the words of its resource: `texts.delete`, `deleteTitle`, `deleted`. */
export const DeleteButton = ({ confirmContent, onDeleted, ...button }: Props) => {
  const text = useText();
  const notify = useNotify();
  const resource = useResourceContext();
  const record = useRecordContext();
  const redirect = useRedirect();
  const showError = useShowError();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  if (!record || !resource) return null;
  const confirm = () =>
    remove(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setAsking(false);
          notify(text(`resources.${resource}.texts.deleted`));
          if (onDeleted) onDeleted();
          else redirect('list', resource);
        },
        onError: (error) => {
          setAsking(false);
          showError(error);
        },
      },
    );
  return (
    <>
      <Button {...button} color="error" onClick={() => setAsking(true)}>
        {text(`resources.${resource}.texts.delete`)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text(`resources.${resource}.texts.deleteTitle`)}
          act={text('lists.delete')}
          isActing={isPending}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          {confirmContent}
        </ConfirmDialog>
      )}
    </>
  );
};
