import ChevronRight from '@mui/icons-material/ChevronRight';
import { IconButton } from '@mui/material';
import { type ChangeEvent, memo, useState } from 'react';
import { useEvent } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import { ChoicesFailed } from '#src/ui/forms/ChoicesFailed.tsx';
import type { LocationNode } from '../state/location-tree.ts';
import { choiceOf, toggleLocation } from '../state/location-tree.ts';
import { useLocations, useLocationTree } from '../state/use-locations.ts';
import { useSearch } from '../state/use-search.ts';
import { FilterRow, RowCheckbox } from './FilterRow.tsx';

interface Props {
  readonly node: LocationNode;
  readonly chosen: readonly string[];
  readonly opened: ReadonlySet<string>;
  readonly onOpen: (path: string, isOpen: boolean) => void;
  /** For the control whose value is the path. */
  readonly onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A location, and when it is open those beneath it. */
const LocationBranch = memo(({ node, ...shared }: Props) => {
  const { chosen, opened, onOpen, onToggle } = shared;
  const { path, name, count, children } = node;
  const choice = choiceOf(path, chosen);
  const isOpen = opened.has(path);
  return (
    <li>
      <div className="location-row">
        {children.length > 0 ? (
          <OpenButton path={path} name={name} isOpen={isOpen} onOpen={onOpen} />
        ) : (
          <span className="location-arrow" />
        )}
        <FilterRow
          label={name}
          count={count}
          isChosen={choice === 'chosen'}
          control={
            <RowCheckbox
              size="small"
              value={path}
              checked={choice === 'chosen'}
              indeterminate={choice === 'partly'}
              onChange={onToggle}
            />
          }
        />
      </div>
      {isOpen && children.length > 0 && (
        <ul aria-label={name} className="location-list">
          {children.map((child) => (
            <LocationBranch key={child.path} node={child} {...shared} />
          ))}
        </ul>
      )}
    </li>
  );
});

interface OpenButtonProps extends Pick<LocationNode, 'path' | 'name'>, Pick<Props, 'onOpen'> {
  readonly isOpen: boolean;
}

const OpenButton = memo(({ path, name, isOpen, onOpen }: OpenButtonProps) => {
  const text = useText();
  return (
    <IconButton
      size="small"
      onClick={() => onOpen(path, !isOpen)}
      aria-expanded={isOpen}
      aria-label={text(isOpen ? 'search.collapse' : 'search.expand', { name })}
      sx={{ p: 1, mt: 0.5, order: { xs: 2, md: 0 } }}
    >
      <ChevronRight sx={{ fontSize: 16, transform: isOpen ? 'rotate(90deg)' : 'none' }} />
    </IconButton>
  );
});

const none: readonly string[] = [];

/** The locations with counts: ticking one takes in all that lies beneath it. */
export const LocationTree = () => {
  const text = useText();
  const { filters, setFacet } = useSearch();
  const { locations, hasFailed, retry } = useLocations();
  const tree = useLocationTree(locations);
  const chosen = filters.location ?? none;
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(chosen.flatMap((path) => ancestorsOf(path)).concat(tree.length === 1 ? [tree[0]?.path ?? ''] : [])),
  );
  const setOpen = useEvent((path: string, isOpen: boolean) => {
    const next = new Set(opened);
    if (isOpen) next.add(path);
    else next.delete(path);
    setOpened(next);
  });
  const toggle = useEvent(({ target }: ChangeEvent<HTMLInputElement>) =>
    setFacet('location', toggleLocation(tree, target.value, chosen)),
  );
  if (hasFailed) return <ChoicesFailed onRetry={retry} />;
  return (
    <ul aria-label={text('search.sections.location')} className="location-list">
      {tree.map((node) => (
        <LocationBranch
          key={node.path}
          node={node}
          chosen={chosen}
          opened={opened}
          onOpen={setOpen}
          onToggle={toggle}
        />
      ))}
    </ul>
  );
};

const ancestorsOf = (path: string): string[] => {
  const parts = path.split('/');
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
};
