import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import Close from '@mui/icons-material/Close';
import { Box, Typography } from '@mui/material';
import { NoticeMessage } from '#src/custom-pages/search/notices/NoticeMessage.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { Said } from './said.ts';

/** The banner that stands above the results, with nothing to close. */
export const AnnouncementPreview = ({ subject, message, isRich }: Said) => (
  <Notice
    severity="info"
    role="presentation"
    icon={<CampaignOutlined fontSize="small" />}
    action={
      <Box aria-hidden sx={{ p: 1.5, display: 'flex' }}>
        <Close fontSize="small" />
      </Box>
    }
    sx={{ py: 1.5, alignItems: 'flex-start', '& .notice-message': { minWidth: 0, flex: 1 } }}
  >
    {subject && <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{subject}</Typography>}
    <NoticeMessage message={message} isRich={isRich} />
  </Notice>
);
