import MoreVert from '@mui/icons-material/MoreVert';
import { Box, Button, CircularProgress, IconButton, ListItemIcon, Menu, MenuItem, Tooltip } from '@mui/material';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { type ToolDialog, ToolDialogs } from './ToolDialogs.tsx';
import type { Tool } from './use-tools.ts';
import { useTools } from './use-tools.ts';

/** What can be done with the results: as buttons, the rest and on a phone all of it in a menu. */
export const Toolbar = ({ isPhone }: { isPhone: boolean }) => {
  const text = useText();
  const [dialog, setDialog] = useState<ToolDialog>();
  const tools = useTools(setDialog);
  const buttons = isPhone ? [] : tools.filter(({ isExtra }) => !isExtra);
  const rest = tools.filter((tool) => !buttons.includes(tool)).filter(({ name }) => isPhone || name !== 'advanced');
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', justifyContent: 'flex-end', displayPrint: 'none' }}>
      {buttons.map(({ name, label, hint, icon: Icon, isBusy, isDisabled, act }) => (
        <Tooltip key={name} title={hint ? text(hint) : ''}>
          <span>
            <Button
              variant="outlined"
              disabled={isBusy || isDisabled}
              onClick={typeof act === 'function' ? act : undefined}
              startIcon={isBusy ? <CircularProgress size={16} /> : <Icon sx={{ color: 'primary.main' }} />}
              sx={{ color: 'text.primary' }}
            >
              {text(label)}
            </Button>
          </span>
        </Tooltip>
      ))}
      <ToolMenu tools={rest} />
      <ToolDialogs open={dialog} onClose={() => setDialog(undefined)} />
    </Box>
  );
};

/** Tools that have no button of their own. */
const ToolMenu = ({ tools }: { tools: readonly Tool[] }) => {
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
