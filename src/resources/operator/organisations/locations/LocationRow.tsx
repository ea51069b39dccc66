import { type CSSProperties, Fragment, memo } from 'react';
import { type Language, languages } from '#contract/languages.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { organisationText } from '../messages.ts';
import { RowInput } from '../RowInput.tsx';
import { LanguageMark, MenuButton, NameCell, Row, SheetCount } from './row-parts.ts';
import { inputIdOf, type TreeActs } from './use-tree.ts';

interface Props {
  readonly nodeKey: string;
  readonly name_en: string;
  readonly name_fr: string;
  /** The location it lies in, in the reader's language; empty for an outermost one. */
  readonly parentName: string;
  readonly depth: number;
  readonly sheets: number;
  readonly fault_en: string | undefined;
  readonly fault_fr: string | undefined;
  readonly language: Language;
  readonly acts: TreeActs;
  readonly onMenu: (key: string, anchor: HTMLElement) => void;
}

const labels = { en: 'nameEnLevel', fr: 'nameFrLevel' } as const;

/**
 * A location: its two names, its number of sheets, and its actions. Rendered again only when something of it changes.
 */
export const LocationRow = memo((props: Props) => {
  const { nodeKey, depth, sheets, parentName, language, acts, onMenu } = props;
  const text = useText();
  const countText = useCountText();
  const ownName = props[`name_${language}`] || text(organisationText('newLocation'));
  const label = (of: Language) => {
    const name = text(organisationText(labels[of]), { level: depth + 1 });
    return parentName ? text(organisationText('within'), { name, parent: parentName }) : name;
  };
  return (
    <Row style={{ '--depth': depth } as CSSProperties}>
      {languages.map((of) => (
        <Fragment key={of}>
          <LanguageMark aria-hidden>{of.toUpperCase()}</LanguageMark>
          <NameCell lang={of}>
            <RowInput
              id={inputIdOf(nodeKey, of)}
              label={label(of)}
              value={props[`name_${of}`]}
              maxLength={200}
              onChange={(name) => acts.rename(nodeKey, of, name)}
              error={props[`fault_${of}`]}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                acts.addBeside(nodeKey);
              }}
            />
          </NameCell>
        </Fragment>
      ))}
      <SheetCount>{countText(organisationText('sheetsHere'), sheets)}</SheetCount>
      <MenuButton
        type="button"
        aria-label={text(organisationText('actionsOf'), { name: ownName })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMenu(nodeKey, currentTarget)}
      >
        <Dots />
      </MenuButton>
    </Row>
  );
});

/** As Material's MoreVert, without a component of its own in every row. */
const Dots = () => (
  <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="currentColor">
    <circle cx="12" cy="6" r="2" />
    <circle cx="12" cy="12" r="2" />
    <circle cx="12" cy="18" r="2" />
  </svg>
);
