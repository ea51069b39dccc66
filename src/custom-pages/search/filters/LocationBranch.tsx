import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Checkbox, IconButton } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { choiceOf, type LocationNode } from '../state/location-tree.ts';
import { FilterRow } from './FilterRow.tsx';

interface Props {
  readonly node: LocationNode;
  readonly chosen: readonly string[];
  readonly opened: ReadonlySet<string>;
  readonly onOpen: (path: string, isOpen: boolean) => void;
  readonly onToggle: (path: string) => void;
}

/** A location, and when it is open those beneath it. */
export const LocationBranch = ({ node, ...shared }: Props) => {
  const text = useText();
  const { chosen, opened, onOpen, onToggle } = shared;
  const { path, name, count, children } = node;
  const choice = choiceOf(path, chosen);
  const isOpen = opened.has(path);
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        {children.length > 0 ? (
          <IconButton
            size="small"
            onClick={() => onOpen(path, !isOpen)}
            aria-expanded={isOpen}
            aria-label={text(isOpen ? 'search.collapse' : 'search.expand', { name })}
            sx={{ p: 1, mt: 0.5, order: { xs: 2, md: 0 } }}
          >
            <ChevronRight sx={{ fontSize: 16, transform: isOpen ? 'rotate(90deg)' : 'none' }} />
          </IconButton>
        ) : (
          <Box sx={noArrow} />
        )}
        <FilterRow
          label={name}
          count={count}
          isChosen={choice === 'chosen'}
          control={
            <Checkbox
              size="small"
              checked={choice === 'chosen'}
              indeterminate={choice === 'partly'}
              onChange={() => onToggle(path)}
            />
          }
        />
      </Box>
      {isOpen && children.length > 0 && (
        <Box component="ul" aria-label={name} sx={{ listStyle: 'none', m: 0, p: 0, pl: 5 }}>
          {children.map((child) => (
            <LocationBranch key={child.path} node={child} {...shared} />
          ))}
        </Box>
      )}
    </li>
  );
};

/** Keeps the arrow's room where nothing lies beneath, so that the counts stand in one column. */
const noArrow = { width: 24, flex: 'none', order: { xs: 2, md: 0 }, '@media (pointer: coarse)': { width: 40 } };
