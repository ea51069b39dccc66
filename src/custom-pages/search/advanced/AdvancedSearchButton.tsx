import Tune from '@mui/icons-material/Tune';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { ToolDialogs } from '../tools/ToolDialogs.tsx';

/** The way to the advanced search, beside the keyword box. */
export const AdvancedSearchButton = () => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Tune />} onClick={() => setOpen(true)} sx={{ flex: 'none', ml: 2 }}>
        {text('tools.advanced.open')}
      </Button>
      <ToolDialogs open={isOpen ? 'advanced' : undefined} onClose={() => setOpen(false)} />
    </>
  );
};
