import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';

interface Props<Name extends string> {
  readonly title: string;
  readonly intro: string;
  readonly options: readonly { readonly name: Name; readonly label: string }[];
  readonly chosen: readonly Name[];
  /** Restores the default. */
  readonly reset: { readonly label: string; readonly chosen: readonly Name[] };
  /** Said when nothing is ticked, where something has to be. */
  readonly atLeastOne?: string;
  readonly onSave: (chosen: Name[]) => Promise<void>;
  readonly onClose: () => void;
}

/** Chooses what is shown of several things: columns, sections. */
export const ChecklistDialog = <Name extends string>(props: Props<Name>) => {
  const { title, intro, options, reset, atLeastOne, onSave, onClose } = props;
  const text = useText();
  const [chosen, setChosen] = useState<readonly Name[]>(props.chosen);
  const { isSending, send } = useSend();
  const isEmpty = atLeastOne !== undefined && !options.some(({ name }) => chosen.includes(name));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    void send(async () => {
      await onSave(options.map(({ name }) => name).filter((name) => chosen.includes(name)));
      onClose();
    });
  };
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onSubmit={submit}
      maxWidth="xs"
      actions={
        <>
          <Button onClick={() => setChosen(reset.chosen)} sx={{ mr: 'auto' }}>
            {reset.label}
          </Button>
          <Button onClick={onClose}>{text('tools.cancel')}</Button>
          <SubmitButton isSending={isSending}>{text('tools.save')}</SubmitButton>
        </>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {intro}
      </Typography>
      <Box role="group" aria-label={title} sx={{ display: 'grid' }}>
        {options.map(({ name, label }) => (
          <FormControlLabel
            key={name}
            label={label}
            sx={{ minHeight: 40, mx: 0, gap: 1 }}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(name)}
                onChange={(_, checked) => setChosen(checked ? [...chosen, name] : chosen.filter((one) => one !== name))}
              />
            }
          />
        ))}
      </Box>
      <Box role="alert">{isEmpty && <FieldError id="at-least-one" error={atLeastOne} />}</Box>
    </FormDialog>
  );
};
