import MoreVert from '@mui/icons-material/MoreVert';
import { Divider, IconButton, ListItem, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useHeaderActions } from './use-header-actions.ts';

/** The header's actions behind three dots, for small screens. */
export const HeaderMenu = () => {
  const text = useText();
  const { organisation, otherLanguage, switchLanguage, signOut } = useHeaderActions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={text('shell.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        <ListItem role="presentation" dense>
          <ListItemText secondary={organisation} />
        </ListItem>
        <Divider />
        <MenuItem
          lang={otherLanguage}
          onClick={() => {
            close();
            switchLanguage();
          }}
        >
          {text('shell.switchLanguage')}
        </MenuItem>
        <MenuItem onClick={signOut}>{text('shell.signOut')}</MenuItem>
      </Menu>
    </>
  );
};
