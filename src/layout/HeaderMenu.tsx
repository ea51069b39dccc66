import MoreVert from '@mui/icons-material/MoreVert';
import { Divider, IconButton, ListItem, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { UnreadBadge } from './UnreadBadge.tsx';
import { useHeaderActions } from './use-header-actions.ts';

/** The header's actions behind three dots, for small screens. */
export const HeaderMenu = () => {
  const text = useText();
  const { person, organisation, otherLanguage, switchLanguage, actions } = useHeaderActions();
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
    </>
  );
};
