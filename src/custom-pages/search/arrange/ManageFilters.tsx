import { useNotify } from 'react-admin';
import { facetOf, filterSections } from '#contract/search/facets.ts';
import { isDayField } from '#contract/search/fields.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { ChecklistDialog } from './ChecklistDialog.tsx';
import { usePreferences } from './preferences.tsx';

/** Which sections the filter panel has. */
export default function ManageFilters({ onClose }: { onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const { ingredients } = useUserInfo();
  const { preferences, save } = usePreferences();
  const sections = filterSections.filter(
    (name) => isDayField(name) || !facetOf(name).needsIngredients || ingredients === 1,
  );
  return (
    <ChecklistDialog
      title={text('tools.sections.title')}
      intro={text('tools.sections.intro')}
      options={sections.map((name) => ({ name, label: text(`search.sections.${name}`) }))}
      chosen={sections.filter((name) => !preferences.hiddenSections.includes(name))}
      reset={{ label: text('tools.sections.all'), chosen: sections }}
      onSave={async (shown) => {
        await save({ hiddenSections: sections.filter((name) => !shown.includes(name)) });
        notify(text('tools.sections.saved'));
      }}
      onClose={onClose}
    />
  );
}
