import { ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import type { Page } from '../admin/define-page.ts';
import { useText } from '../i18n/use-text.ts';

interface Props {
  readonly page: Page;
  readonly isRail: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** A link of the navigation. */
export const NavigationEntry = ({ page, isRail, onFollow }: Props) => {
  const { path, title, icon: Icon, count: Count, opensNewTab } = page;
  const text = useText();
  const { pathname } = useLocation();
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
          selected={pathname === path}
          aria-current={pathname === path ? 'page' : undefined}
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
};
