import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import type { Tool } from './use-tools.ts';

/** Tools that have no button of their own. */
export const ToolMenu = ({ tools }: { tools: readonly Tool[] }) => {
  const text = useText();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  if (tools.length === 0) return null;
  return (
    <>
      <IconButton
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={text('tools.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {tools.map(({ name, label, icon: Icon, isBusy, isDisabled, act }) => (
          <MenuItem
            key={name}
            disabled={isBusy === true || isDisabled === true}
            onClick={() => {
              setAnchor(null);
              if (typeof act === 'string') navigate(act);
              else act();
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {text(label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
