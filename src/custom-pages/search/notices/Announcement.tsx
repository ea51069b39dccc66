import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { getAnnouncement } from '#contract/calls/notices.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useCall } from '../../../providers/use-call.ts';
import { focusResults } from '../results/focus-results.ts';
import { NoticeMessage } from './NoticeMessage.tsx';
import { useNoticeText } from './use-notice-text.ts';

/** Which announcement has been put away in this tab's session. */
const storageKey = 'announcement';

/** What the provider has to say, above the results, until it is hidden; on a phone its subject, and the rest on demand. */
export const Announcement = ({ isBrief }: { isBrief: boolean }) => {
  const text = useText();
  const { data } = useCall(getAnnouncement, {}, { staleTime: 10 * 60_000 });
  const said = useNoticeText(data);
  const [hidden, setHidden] = useState(() => sessionStorage.getItem(storageKey));
  if (!data || !said || hidden === String(data.id)) return null;
  const hide = () => {
    sessionStorage.setItem(storageKey, String(data.id));
    setHidden(String(data.id));
    focusResults();
  };
  return (
    <Alert
      severity="info"
      role="region"
      aria-label={text('tools.notices.announcement')}
      icon={<CampaignOutlined fontSize="small" />}
      onClose={hide}
      closeText={text('tools.notices.hide')}
      sx={{
        mx: { xs: 4, sm: 6 },
        my: { xs: 2, sm: 0 },
        mt: { sm: 4 },
        py: { xs: 0, sm: 1.5 },
        alignItems: 'flex-start',
        displayPrint: 'none',
      }}
    >
      {isBrief && said.subject ? (
        <details>
          <summary style={{ fontWeight: 600 }}>{said.subject}</summary>
          <NoticeMessage message={said.message} isRich={said.isRich} />
        </details>
      ) : (
        <>
          {said.subject && <Typography sx={{ fontWeight: 600 }}>{said.subject}</Typography>}
          <NoticeMessage message={said.message} isRich={said.isRich} />
        </>
      )}
    </Alert>
  );
};
