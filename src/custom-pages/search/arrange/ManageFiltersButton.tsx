import Settings from '@mui/icons-material/Settings';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { ToolDialogs } from '../tools/ToolDialogs.tsx';

/** The way to choose which filter sections are shown. */
export const ManageFiltersButton = () => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={text('tools.sections.open')}>
        <IconButton onClick={() => setOpen(true)} aria-label={text('tools.sections.open')}>
          <Settings fontSize="small" />
        </IconButton>
      </Tooltip>
      <ToolDialogs open={isOpen ? 'sections' : undefined} onClose={() => setOpen(false)} />
    </>
  );
};
