import { Box, Button, Typography } from '@mui/material';
import { useCreate, useNotify } from 'react-admin';
import { savedSearchNameLength } from '#contract/limits.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { maxLength, required } from '#src/ui/forms/rules.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { useChips } from '../chips/use-chips.ts';
import { useSearch } from '../state/use-search.ts';
import { useRefreshSavedSearches } from './use-saved-searches.ts';

/** The server's name for the field, in which its errors come. */
const field = 'filters.key';

/** Keeps the search on the screen under a name. */
export default function SaveSearchDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const { filters } = useSearch();
  const chips = useChips();
  const [create] = useCreate();
  const refresh = useRefreshSavedSearches();
  const form = useForm({
    keptAs: 'save search',
    initial: { [field]: '' },
    rules: { [field]: [required, maxLength(savedSearchNameLength)] },
    send: async (values) => {
      const data = { name: values[field].trim(), criteria: filters };
      await create('saved-searches', { data }, { returnPromise: true });
      await refresh();
      notify(text('tools.saved.saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={text('tools.saved.save')}
      onClose={onClose}
      onSubmit={form.form.onSubmit}
      formRef={form.form.ref}
      maxWidth="xs"
      actions={
        <>
          <Button onClick={onClose}>{text('tools.cancel')}</Button>
          <SubmitButton isSending={form.isSending}>{text('tools.save')}</SubmitButton>
        </>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        {text('tools.saved.saveIntro')}
      </Typography>
      <LabelledInput
        {...form.field(field)}
        label={text('tools.saved.name')}
        required
        autoFocus
        inputProps={{ maxLength: savedSearchNameLength }}
      />
      <Box component="ul" sx={{ mt: 3, mb: 0, pl: 5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {chips.map(({ key, kind, value }) => (
          <li key={key}>
            {text('search.chips.label', { name: kind })} {value}
          </li>
        ))}
      </Box>
    </FormDialog>
  );
}
