import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  ButtonBase,
  Collapse,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Tooltip,
} from '@mui/material';
import { memo, useEffect, useId, useState } from 'react';
import type { NavigationSection, Page } from '../admin/define-page.ts';
import { useText } from '../i18n/use-text.ts';
import { Link, usePathname } from '../providers/navigation.tsx';

interface Props {
  readonly section: NavigationSection;
  readonly entries: readonly Page[];
  /** The path of the entry that one is at, or on a page of. */
  readonly nearest: string | undefined;
  readonly isRail: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** A section of the navigation: open when it holds the page one is on. A single entry, and the rail, need no head. */
export const NavigationGroup = ({ section, entries, nearest, isRail, onFollow }: Props) => {
  const text = useText();
  const pathname = usePathname();
  const holdsPage = entries.some(({ path }) => path === nearest);
  const [isOpen, setOpen] = useState(holdsPage);
  const id = useId();
  useEffect(() => {
    if (holdsPage) setOpen(true);
  }, [holdsPage]);

  const list = (
    <List id={id} disablePadding sx={{ display: 'grid', gap: 0.5 }} aria-label={text(`shell.sections.${section}`)}>
      {entries.map((page) => (
        <NavigationEntry
          key={page.path}
          page={page}
          isRail={isRail}
          isNearest={page.path === nearest}
          isCurrent={page.path === pathname}
          onFollow={onFollow}
        />
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

interface NavigationEntryProps {
  readonly page: Page;
  readonly isRail: boolean;
  /** One is there, or on a page that belongs to it. */
  readonly isNearest: boolean;
  readonly isCurrent: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** A link of the navigation. */
const NavigationEntry = memo(({ page, isRail, isNearest, isCurrent, onFollow }: NavigationEntryProps) => {
  const { path, title, icon: Icon, count: Count, opensNewTab } = page;
  const text = useText();
  const name = text(title);
  const label = opensNewTab ? text('shell.newTab', { name }) : name;
  return (
    <ListItem disablePadding>
      <Tooltip title={isRail ? name : ''} placement="right">
        <ListItemButton
          component={Link}
          to={path}
          {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
          onClick={onFollow}
          selected={isNearest}
          aria-current={isCurrent ? 'page' : isNearest || undefined}
          aria-label={isRail || opensNewTab ? label : undefined}
          sx={({ tokens }) => ({
            borderRadius: '8px',
            minHeight: 40,
            px: isRail ? 0 : 3,
            justifyContent: isRail ? 'center' : 'flex-start',
            '&.Mui-selected, &.Mui-selected:hover': { bgcolor: tokens.accentSoft, color: tokens.onAccentSoft },
          })}
        >
          {Icon && (
            <ListItemIcon sx={{ minWidth: isRail ? 0 : 32, color: 'inherit' }}>
              <Icon fontSize="small" />
            </ListItemIcon>
          )}
          {!isRail && <ListItemText primary={name} />}
          {!isRail && Count && <Count />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
});
