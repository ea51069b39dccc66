import Add from '@mui/icons-material/Add';
import { Box, Button, Menu, MenuItem, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { organisationText } from '../messages.ts';
import type { Organisation } from '../organisation.ts';
import { LocationRow } from './LocationRow.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { rowColumns } from './row-parts.ts';
import { branchOf, depthsOf, elderOf, type Tree, treePath } from './tree.ts';
import { inputIdOf, type TreeActs, useTree } from './use-tree.ts';

/** The locations of an organisation, edited as a whole: rows, indented as they lie in each other. */
export const LocationTree = () => {
  const text = useText();
  const language = useLanguage();
  const { tree, faults, acts } = useTree();
  const [menu, setMenu] = useState<{ key: string; anchor: HTMLElement }>();
  const [moving, setMoving] = useState<string>();
  const openMenu = useCallback((key: string, anchor: HTMLElement) => setMenu({ key, anchor }), []);
  const depths = depthsOf(tree);
  const names = new Map(tree.map((location) => [location.key, location[`name_${language}`]]));
  const endMove = (key: string) => {
    setMoving(undefined);
    document.getElementById(inputIdOf(key, 'en'))?.focus();
  };
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        {text(tree.length > 0 ? organisationText('locationsHint') : organisationText('noLocations'))}
      </Typography>
      {tree.length > 0 && (
        <>
          <Head />
          <Box component="ul" aria-label={text(organisationText('locations'))} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {tree.map(({ key, parent, name_en, name_fr, sheets = 0 }, index) => (
              <LocationRow
                key={key}
                nodeKey={key}
                name_en={name_en}
                name_fr={name_fr}
                parentName={names.get(parent) ?? ''}
                depth={depths[index] ?? 0}
                sheets={sheets}
                fault_en={faults[`${index}.name_en`] ?? faults[`${index}.parent`] ?? faults[index]}
                fault_fr={faults[`${index}.name_fr`]}
                language={language}
                acts={acts}
                onMenu={openMenu}
              />
            ))}
          </Box>
        </>
      )}
      <Button startIcon={<Add />} onClick={() => acts.addWithin('')} sx={{ mt: 1, ml: -3 }}>
        {text(organisationText('addLocation'))}
      </Button>
      <RemovedLocations tree={tree} fault={faults['']} onPutBack={acts.putBack} />
      {menu && (
        <LocationMenu
          tree={tree}
          locationKey={menu.key}
          anchor={menu.anchor}
          acts={acts}
          onClose={() => setMenu(undefined)}
          onMove={() => setMoving(menu.key)}
        />
      )}
      {moving !== undefined && (
        <MoveDialog
          tree={tree}
          locationKey={moving}
          onClose={() => endMove(moving)}
          onMove={(parent) => {
            acts.moveInto(moving, parent);
            endMove(moving);
          }}
        />
      )}
    </Box>
  );
};

const Head = () => {
  const text = useText();
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', sm: 'grid' },
        gridTemplateColumns: rowColumns,
        columnGap: 2,
        fontSize: '0.75rem',
        fontWeight: 600,
        color: 'text.secondary',
        pb: 1,
      }}
    >
      <span>{text(organisationText('english'))}</span>
      <span>{text(organisationText('french'))}</span>
    </Box>
  );
};

interface Props {
  readonly tree: Tree;
  readonly locationKey: string;
  readonly anchor: HTMLElement;
  readonly acts: TreeActs;
  readonly onClose: () => void;
  readonly onMove: () => void;
}

/** What can be done with a location. Leaving it leads back to its button; an act leads on to what it did. */
const LocationMenu = ({ tree, locationKey, anchor, acts, onClose, onMove }: Props) => {
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

interface RemovedLocationsProps {
  readonly tree: Tree;
  /** Why they may not go. */
  readonly fault: string | undefined;
  readonly onPutBack: (branch: Tree) => void;
}

/** The stored locations that are in the tree no more, until that is saved: each can be put back. */
const RemovedLocations = ({ tree, fault, onPutBack }: RemovedLocationsProps) => {
  const text = useText();
  const countText = useCountText();
  const language = useLanguage();
  const { locations = [] } = useRecordContext<Organisation>() ?? {};
  const there = new Set(tree.map(({ key }) => key));
  const gone = locations.filter(({ key }) => !there.has(key));
  const roots = gone.filter(({ parent }) => !gone.some(({ key }) => key === parent));
  const innerOf = (key: string) => {
    const inner = branchOf(gone, key).length - 1;
    return inner > 0 && countText(organisationText('removedInner'), inner);
  };
  if (roots.length === 0) return fault ? <Notice severity="error">{fault}</Notice> : null;
  return (
    <Notice
      role="alert"
      severity={fault ? 'error' : 'warning'}
      data-invalid={fault !== undefined}
      sx={{ mt: 3, alignItems: 'flex-start', '& .notice-message': { flex: 1, minWidth: 0 } }}
    >
      <strong>{fault ?? text(organisationText('removed'))}</strong>
      <Box component="ul" aria-label={text(organisationText('removed'))} sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {roots.map(({ key, [`name_${language}` as const]: name }) => (
          <Box
            component="li"
            key={key}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, overflowWrap: 'anywhere' }}
          >
            {[treePath(locations, key, (one) => one[`name_${language}`]), innerOf(key)].filter(Boolean).join(', ')}
            <Button
              size="small"
              aria-label={text(organisationText('putBackName'), { name })}
              onClick={() => onPutBack(branchOf(gone, key))}
            >
              {text(organisationText('putBack'))}
            </Button>
          </Box>
        ))}
      </Box>
    </Notice>
  );
};
