import { useNotify } from 'react-admin';
import { defaultColumns } from '#contract/search/columns.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useAllColumns } from '../results/use-columns.tsx';
import { ChecklistDialog } from './ChecklistDialog.tsx';
import { usePreferences } from './preferences.tsx';

/** Which columns the results have, the organisation's own fields among them. */
export default function ManageColumns({ onClose }: { onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const columns = useAllColumns();
  const { preferences, save } = usePreferences();
  return (
    <ChecklistDialog
      title={text('tools.columns.title')}
      intro={text('tools.columns.intro')}
      options={columns.flatMap(({ name, title }) => (name === 'action' ? [] : [{ name, label: title }]))}
      chosen={preferences.columns}
      reset={{ label: text('tools.columns.defaults'), chosen: defaultColumns }}
      atLeastOne={text('tools.columns.atLeastOne')}
      onSave={async (chosen) => {
        await save({ columns: chosen });
        notify(text('tools.columns.saved'));
      }}
      onClose={onClose}
    />
  );
}
