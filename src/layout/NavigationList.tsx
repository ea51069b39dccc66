import { List, ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import { canOpen } from '#contract/permissions.ts';
import { navigationSections, type Page } from '../define-page.ts';
import { useText } from '../i18n/use-text.ts';
import { pages } from '../pages.ts';
import { useUserInfo } from '../providers/user-info.ts';

interface Props {
  readonly isRail: boolean;
  readonly onFollow?: () => void;
}

/** The pages a person may open, section by section; as icons with tooltips on the rail. */
export const NavigationList = ({ isRail, onFollow }: Props) => {
  const text = useText();
  const { pathname } = useLocation();
  const { permissions } = useUserInfo();
  const entries = navigationSections.flatMap((section) =>
    pages.filter((page) => page.section === section && canOpen(page.path, permissions)),
  );
  return (
    <List sx={{ p: 2, display: 'grid', gap: 1 }}>
      {entries.map((page) => (
        <ListItem key={page.path} disablePadding>
          <Tooltip title={isRail ? text(page.title) : ''} placement="right">
            <ListItemButton
              component={Link}
              to={page.path}
              onClick={onFollow}
              selected={pathname === page.path}
              aria-current={pathname === page.path ? 'page' : undefined}
              aria-label={isRail ? text(page.title) : undefined}
              sx={({ tokens }) => ({
                borderRadius: '8px',
                minHeight: 40,
                px: isRail ? 0 : 3,
                justifyContent: isRail ? 'center' : 'flex-start',
                '&.Mui-selected, &.Mui-selected:hover': { bgcolor: tokens.accentSoft, color: tokens.onAccentSoft },
              })}
            >
              <EntryIcon page={page} isRail={isRail} />
              {!isRail && <ListItemText primary={text(page.title)} />}
            </ListItemButton>
          </Tooltip>
        </ListItem>
      ))}
    </List>
  );
};

const EntryIcon = ({ page: { icon: Icon }, isRail }: { page: Page; isRail: boolean }) =>
  Icon && (
    <ListItemIcon sx={{ minWidth: isRail ? 0 : 32, color: 'inherit' }}>
      <Icon fontSize="small" />
    </ListItemIcon>
  );
