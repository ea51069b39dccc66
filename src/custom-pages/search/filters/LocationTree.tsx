import { Box } from '@mui/material';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { toggleLocation } from '../state/location-tree.ts';
import { useLocations } from '../state/use-locations.ts';
import { useSearch } from '../state/use-search.ts';
import { LocationBranch } from './LocationBranch.tsx';

const none: readonly string[] = [];

/** The locations with counts: ticking one takes in all that lies beneath it. */
export const LocationTree = () => {
  const text = useText();
  const { filters, setFacet } = useSearch();
  const { tree } = useLocations();
  const chosen = filters.location ?? none;
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(chosen.flatMap((path) => ancestorsOf(path)).concat(tree.length === 1 ? [tree[0]?.path ?? ''] : [])),
  );
  const setOpen = (path: string, isOpen: boolean) => {
    const next = new Set(opened);
    if (isOpen) next.add(path);
    else next.delete(path);
    setOpened(next);
  };
  return (
    <Box component="ul" aria-label={text('search.sections.location')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {tree.map((node) => (
        <LocationBranch
          key={node.path}
          node={node}
          chosen={chosen}
          opened={opened}
          onOpen={setOpen}
          onToggle={(path) => setFacet('location', toggleLocation(tree, path, chosen))}
        />
      ))}
    </Box>
  );
};

const ancestorsOf = (path: string): string[] => {
  const parts = path.split('/');
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('/'));
};
