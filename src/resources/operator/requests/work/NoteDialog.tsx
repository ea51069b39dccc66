import { Box, Button, Typography } from '@mui/material';
import { useRef } from 'react';
import type { AnswerKind } from '#contract/operator/answer-templates.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useDraftState } from '#src/providers/form-drafts.ts';
import { useKey } from '#src/resources/operator/keys/use-key.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { useRequestMessages } from '../use-request-messages.ts';
import { TemplateMenu } from './TemplateMenu.tsx';
import { useAct } from './use-act.ts';

interface Props {
  readonly title: string;
  /** What becomes of the text. */
  readonly detail: string;
  readonly label: string;
  /** The act by its name. */
  readonly does: string;
  /** Something is refused by it. */
  readonly isRefusal?: boolean;
  /** The request that is written about, and what is written: which templates are offered, if any. */
  readonly request: number;
  readonly kind: AnswerKind | undefined;
  readonly onSend: (note: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for a text that the member will read. */
export const NoteDialog = ({
  title,
  detail,
  label,
  does,
  isRefusal = false,
  request,
  kind,
  onSend,
  onClose,
}: Props) => {
  const text = useText();
  const word = useRequestMessages();
  const key = useKey('main');
  const [note, setNote] = useDraftState(does, '');
  const { isActing, error, setError, act } = useAct('note');
  const input = useRef<HTMLTextAreaElement>(null);
  const submit = () => {
    if (note.trim() !== '') return void act(() => onSend(note));
    setError(word('noteRequired'));
    input.current?.focus();
  };
  return (
    <FormDialog
      title={title}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        // Or a form around the dialog, which React takes it to be in, would be sent too.
        event.stopPropagation();
        submit();
      }}
      actions={
        <>
          <Button onClick={onClose} disabled={isActing}>
            {text('tools.cancel')}
          </Button>
          <SubmitButton isSending={isActing} color={isRefusal ? 'error' : 'primary'} {...key}>
            {does}
          </SubmitButton>
        </>
      }
    >
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>{detail}</Typography>
      {kind && (
        <Box sx={{ mb: 3 }}>
          <TemplateMenu request={request} kind={kind} typed={note} onChoose={setNote} />
        </Box>
      )}
      <LabelledInput
        autoFocus
        multiline
        minRows={4}
        maxRows={12}
        required
        label={label}
        value={note}
        onChange={setNote}
        error={error}
        inputRef={input}
      />
    </FormDialog>
  );
};
