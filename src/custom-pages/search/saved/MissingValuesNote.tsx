import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { focusResults } from '../results/focus-results.ts';
import { useSearch } from '../state/use-search.ts';
import { useMissingNote } from './missing-note.ts';

/** Says which parts of the saved search just opened are no longer in the collection. */
export default function MissingValuesNote() {
  const text = useText();
  const { filters } = useSearch();
  const { note, close } = useMissingNote(filters);
  if (!note) return null;
  return (
    <Notice
      role="alert"
      severity="warning"
      onClose={() => {
        close();
        focusResults();
      }}
      closeText={text('tools.saved.missingClose')}
      sx={{ mx: { xs: 4, sm: 6 }, mt: 3, displayPrint: 'none' }}
    >
      {text('tools.saved.missing', { name: note.name, values: note.values.join(', ') })}
    </Notice>
  );
}
