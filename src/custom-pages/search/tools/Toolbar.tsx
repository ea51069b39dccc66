import { Box, Button, CircularProgress, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { type ToolDialog, ToolDialogs } from './ToolDialogs.tsx';
import { ToolMenu } from './ToolMenu.tsx';
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
