import ExpandMore from '@mui/icons-material/ExpandMore';
import { ButtonBase, Collapse, List } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { NavigationSection, Page } from '../admin/define-page.ts';
import { useText } from '../i18n/use-text.ts';
import { NavigationEntry } from './NavigationEntry.tsx';

interface Props {
  readonly section: NavigationSection;
  readonly entries: readonly Page[];
  readonly isRail: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** A section of the navigation: open when it holds the page one is on. A single entry, and the rail, need no head. */
export const NavigationGroup = ({ section, entries, isRail, onFollow }: Props) => {
  const text = useText();
  const { pathname } = useLocation();
  const holdsPage = entries.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const [isOpen, setOpen] = useState(holdsPage);
  const id = useId();
  useEffect(() => {
    if (holdsPage) setOpen(true);
  }, [holdsPage]);

  const list = (
    <List id={id} disablePadding sx={{ display: 'grid', gap: 0.5 }} aria-label={text(`shell.sections.${section}`)}>
      {entries.map((page) => (
        <NavigationEntry key={page.path} page={page} isRail={isRail} onFollow={onFollow} />
      ))}
    </List>
  );
  if (isRail || entries.length === 1) return list;
  return (
    <>
      <ButtonBase
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
        sx={{
          width: '100%',
          minHeight: 40,
          px: 3,
          borderRadius: '8px',
          justifyContent: 'space-between',
          fontFamily: 'inherit',
          fontSize: '0.75rem',
          fontWeight: 600,
          color: 'text.secondary',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        {text(`shell.sections.${section}`)}
        <ExpandMore sx={{ fontSize: 18, transform: isOpen ? 'rotate(180deg)' : 'none' }} />
      </ButtonBase>
      <Collapse in={isOpen} timeout={120} unmountOnExit>
        {list}
      </Collapse>
    </>
  );
};
