import { Menu, MenuItem } from '@mui/material';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { organisationText } from '../texts.ts';
import { elderOf, type Tree } from './tree.ts';
import type { TreeActs } from './use-tree.ts';

interface Props {
  readonly tree: Tree;
  readonly locationKey: string;
  readonly anchor: HTMLElement;
  readonly acts: TreeActs;
  readonly onClose: () => void;
  readonly onMove: () => void;
}

/** What can be done with a location. Leaving it leads back to its button; an act leads on to what it did. */
export const LocationMenu = ({ tree, locationKey, anchor, acts, onClose, onMove }: Props) => {
  const text = useText();
  const language = useLanguage();
  const elder = elderOf(tree, locationKey);
  const isOutermost = tree.some(({ key, parent }) => key === locationKey && parent === '');
  const nameOf = (name: string) => name || text(organisationText('newLocation'));
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  const leave = () => {
    onClose();
    anchor.focus();
  };
  return (
    <Menu open anchorEl={anchor} onClose={leave} disableRestoreFocus transitionDuration={0}>
      <MenuItem onClick={choose(() => acts.addBeside(locationKey))}>{text(organisationText('addBeside'))}</MenuItem>
      <MenuItem onClick={choose(() => acts.addWithin(locationKey))}>{text(organisationText('addBeneath'))}</MenuItem>
      <MenuItem disabled={isOutermost} onClick={choose(() => acts.raise(locationKey))}>
        {text(organisationText('raise'))}
      </MenuItem>
      <MenuItem disabled={!elder} onClick={choose(() => elder && acts.moveInto(locationKey, elder.key))}>
        {elder
          ? text(organisationText('lower'), { name: nameOf(elder[`name_${language}`]) })
          : text(organisationText('lowerNowhere'))}
      </MenuItem>
      <MenuItem onClick={choose(onMove)}>{text(organisationText('move'))}</MenuItem>
      <MenuItem onClick={choose(() => acts.remove(locationKey))} sx={{ color: 'error.main' }}>
        {text(organisationText('remove'))}
      </MenuItem>
    </Menu>
  );
};
