import MenuIcon from '@mui/icons-material/Menu';
import MoreVert from '@mui/icons-material/MoreVert';
import {
  AppBar,
  Box,
  Button,
  Chip,
  Divider,
  IconButton,
  Link,
  ListItem,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
  Toolbar,
  Tooltip,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type ComponentProps, memo, Suspense, useId, useState } from 'react';
import { useEvent } from 'react-admin';
import { lazy } from '../chunks/lazy.ts';
import { useText } from '../i18n/use-text.ts';
import { Link as RouterLink } from '../providers/navigation.tsx';
import { useHome } from '../providers/use-home.ts';
import { Logo } from '../ui/Logo.tsx';
import { toastRoom } from '../ui/Toasts.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';
import { type HeaderAction, useHeaderActions, useOtherLanguage } from './use-header-actions.ts';

const SignOutQuestion = lazy(() => import('./SignOutQuestion.tsx'));

interface Props {
  readonly slotRef: (element: HTMLElement | null) => void;
  /** Menu button and logo; a document, which opens in a tab of its own, has neither. S2.2.1-02. */
  readonly hasMenu: boolean;
  readonly onMenu: () => void;
  readonly isMenuOpen: boolean;
}

export const Header = memo(({ slotRef, hasMenu, onMenu, isMenuOpen }: Props) => {
  const isSmall = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  return (
    <AppBar
      position="sticky"
      color="default"
      elevation={0}
      sx={{
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        displayPrint: 'none',
        '@media (max-height: 400px)': { position: 'static' },
        zIndex: ({ zIndex }) => zIndex.drawer + 1,
      }}
    >
      <Toolbar disableGutters sx={{ minHeight: { xs: 52, sm: 56 }, px: { xs: 1, sm: 2 }, gap: 2 }} variant="dense">
        {hasMenu && <MenuAndLogo onMenu={onMenu} isMenuOpen={isMenuOpen} />}
        <Box ref={slotRef} sx={{ flex: 1, minWidth: 0, display: 'flex', justifyContent: 'center' }} />
        <Box ref={keepFree} sx={{ display: 'flex', alignItems: 'center' }}>
          {isSmall && !hasMenu && <LanguageButton />}
          {isSmall ? <HeaderMenu /> : <HeaderActions />}
        </Box>
      </Toolbar>
    </AppBar>
  );
});

/** Toasts stand beside the actions: who signs out at once finds the button free. */
const keepFree = (actions: HTMLElement | null) => {
  if (!actions) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(([entry]) => {
    style.setProperty(toastRoom, `${Math.ceil(entry?.borderBoxSize[0]?.inlineSize ?? 0)}px`);
  });
  observer.observe(actions);
  return () => {
    observer.disconnect();
    style.removeProperty(toastRoom);
  };
};

type MenuProps = Pick<Props, 'onMenu' | 'isMenuOpen'>;

const MenuAndLogo = ({ onMenu, isMenuOpen }: MenuProps) => {
  const text = useText();
  const { path, isOperator } = useHome();
  return (
    <>
      <IconButton
        onClick={onMenu}
        aria-expanded={isMenuOpen}
        aria-label={text(isMenuOpen ? 'shell.closeNavigation' : 'shell.openNavigation')}
      >
        <MenuIcon fontSize="small" />
      </IconButton>
      <Link
        component={RouterLink}
        to={path}
        aria-label={text(isOperator ? 'shell.deskHome' : 'shell.home')}
        underline="none"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.primary', borderRadius: 1 }}
      >
        <Logo />
        <Typography component="span" sx={{ fontSize: '1.125rem', fontWeight: 600 }}>
          {text('shell.product')}
        </Typography>
        {isOperator && (
          <Chip size="small" label={text('shell.desk')} sx={{ bgcolor: 'action.selected', fontWeight: 600 }} />
        )}
      </Link>
    </>
  );
};

/** The header's icons, each with its name as a tooltip. */
const HeaderActions = () => {
  const { organisation, actions, question } = useHeaderActions();
  const run = useEvent((name: string) => actions.find((action) => action.name === name)?.run());
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography
        variant="body2"
        noWrap
        sx={{ color: 'text.secondary', maxWidth: 220, mr: 3, display: { xs: 'none', lg: 'block' } }}
      >
        {organisation}
      </Typography>
      <LanguageButton />
      {actions
        .filter(({ isMenuOnly }) => !isMenuOnly)
        .map(({ name, label, icon, badge }) => (
          <HeaderIcon key={name} name={name} label={label} icon={icon} badge={badge} onRun={run} />
        ))}
      <Question question={question} />
    </Box>
  );
};

interface HeaderIconProps extends Pick<HeaderAction, 'name' | 'label' | 'icon'> {
  readonly badge: number | undefined;
  readonly onRun: (name: string) => void;
}

const HeaderIcon = memo(({ name, label, icon: Icon, badge = 0, onRun }: HeaderIconProps) => (
  <Tooltip title={label}>
    <IconButton onClick={() => onRun(name)} aria-label={label}>
      <UnreadBadge count={badge}>
        <Icon fontSize="small" />
      </UnreadBadge>
    </IconButton>
  </Tooltip>
));

/** For those of whom something waits on this device. */
const Question = ({ question }: { question: ComponentProps<typeof SignOutQuestion> | undefined }) =>
  question ? (
    <Suspense>
      <SignOutQuestion {...question} />
    </Suspense>
  ) : null;

/** Switches to the other language, whose name it bears. */
const LanguageButton = memo(() => {
  const text = useText();
  const { otherLanguage, switchLanguage } = useOtherLanguage();
  return (
    <Tooltip title={text('shell.switchLanguageLabel')}>
      <Button
        variant="outlined"
        size="small"
        onClick={switchLanguage}
        lang={otherLanguage}
        aria-label={`${otherLanguage.toUpperCase()}, ${text('shell.switchLanguageLabel')}`}
        sx={{ minWidth: 40, px: 2, mx: 1, color: 'primary.main', fontWeight: 600 }}
      >
        {otherLanguage.toUpperCase()}
      </Button>
    </Tooltip>
  );
});

/** The header's actions behind three dots, for small screens. */
const HeaderMenu = () => {
  const text = useText();
  const { person, organisation, otherLanguage, switchLanguage, actions, question } = useHeaderActions();
  const messages = actions.find(({ name }) => name === 'messages');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const choose = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  return (
    <>
      {messages && (
        <IconButton onClick={messages.run} aria-label={messages.label}>
          <UnreadBadge count={messages.badge ?? 0}>
            <messages.icon fontSize="small" />
          </UnreadBadge>
        </IconButton>
      )}
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={text('shell.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <ListItem role="presentation" dense>
          <ListItemText primary={person} secondary={organisation} sx={{ overflowWrap: 'anywhere' }} />
        </ListItem>
        <Divider />
        <MenuItem lang={otherLanguage} onClick={choose(switchLanguage)}>
          <ListItemIcon aria-hidden sx={{ fontWeight: 600, color: 'primary.main' }}>
            {otherLanguage.toUpperCase()}
          </ListItemIcon>
          {text('shell.switchLanguage')}
        </MenuItem>
        {actions
          .filter((action) => action !== messages)
          .map(({ name, label, brief = label, icon: Icon, run }) => (
            <MenuItem key={name} onClick={choose(run)}>
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {brief}
            </MenuItem>
          ))}
      </Menu>
      <Question question={question} />
    </>
  );
};
