import { useText } from '#src/i18n/use-text.ts';
import { useChosenLabel } from '../chips/use-chips.ts';
import { PanelSection } from './PanelSection.tsx';
import type { Section } from './sections.tsx';

/** A filter section; folded, its head shows what is chosen in it. */
export const FilterSection = ({ section: { name, render, isOpenAtFirst } }: { section: Section }) => {
  const text = useText();
  const chosen = useChosenLabel(name);
  return (
    <PanelSection
      name={name}
      title={text(`search.sections.${name}`)}
      chosen={chosen}
      isOpenAtFirst={isOpenAtFirst === true}
    >
      {render()}
    </PanelSection>
  );
};
