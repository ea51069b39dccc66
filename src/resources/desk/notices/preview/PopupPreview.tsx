import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button, Paper, Typography } from '@mui/material';
import { Suspense, useRef, useState } from 'react';
import { lazy } from '#src/chunks/lazy.ts';
import { NoticeMessage } from '#src/custom-pages/search/notices/NoticeMessage.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { InLanguage } from './InLanguage.tsx';
import type { Said } from './said.ts';

const PopupDialog = lazy(() => import('#src/custom-pages/search/notices/PopupDialog.tsx'));

/** What the window says, and the window itself on demand. */
export const PopupPreview = ({ language, openLabel, ...said }: Said & { openLabel: string }) => {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Paper variant="outlined" sx={{ p: 5, borderRadius: '14px' }}>
        <InLanguage language={language}>
          <Subject subject={said.subject} />
          <NoticeMessage message={said.message} isRich={said.isRich} />
        </InLanguage>
      </Paper>
      <Box>
        <Button ref={opener} size="small" startIcon={<OpenInNew />} onClick={() => setOpen(true)} sx={{ ml: -2.5 }}>
          {openLabel}
        </Button>
      </Box>
      {isOpen && (
        <InLanguage language={language}>
          <Suspense fallback={null}>
            <PopupDialog
              {...said}
              onConfirm={() => {
                setOpen(false);
                opener.current?.focus();
              }}
            />
          </Suspense>
        </InLanguage>
      )}
    </>
  );
};

/** Members read the name of the window where a notice has no subject. */
const Subject = ({ subject }: { subject: string }) => {
  const text = useText();
  return (
    <Typography sx={{ fontSize: '1.125rem', fontWeight: 600, mb: 2, overflowWrap: 'anywhere' }}>
      {subject || text('tools.notices.announcement')}
    </Typography>
  );
};
