import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useDelete } from 'react-admin';
import { useText } from '../i18n/use-text.ts';
import { showToast } from '../providers/toasts.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { useShowRefusal } from './use-show-refusal.ts';

interface Props extends Omit<ButtonProps, 'onClick' | 'color'> {
  readonly resourceName: string;
  readonly record: RaRecord;
  /** What goes with it, in a sentence. */
  readonly detail: string;
  readonly onDeleted: () => void;
}

/** Deletes a record, after asking, in the words of its resource: `texts.delete`, `deleteTitle`, `deleted`. */
export const DeleteRecord = ({ resourceName, record, detail, onDeleted, ...button }: Props) => {
  const text = useText();
  const showRefusal = useShowRefusal();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  const confirm = () =>
    remove(
      resourceName,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setAsking(false);
          showToast(text(`resources.${resourceName}.texts.deleted`));
          onDeleted();
        },
        onError: (error) => {
          setAsking(false);
          showRefusal(error);
        },
      },
    );
  return (
    <>
      <Button {...button} color="error" onClick={() => setAsking(true)}>
        {text(`resources.${resourceName}.texts.delete`)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text(`resources.${resourceName}.texts.deleteTitle`)}
          act={text('lists.delete')}
          isActing={isPending}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          {detail}
        </ConfirmDialog>
      )}
    </>
  );
};
