import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { memo, useState } from 'react';
import { getAnnouncement } from '#contract/calls/notices.ts';
import { useText } from '#src/i18n/use-text.ts';
import { keepPutAway } from '#src/providers/page-cookies.ts';
import { useCall } from '#src/providers/use-call.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { focusResults } from '../results/focus-results.ts';
import { useSearch } from '../state/use-search.ts';
import { NoticeMessage } from './NoticeMessage.tsx';
import { useNoticeText } from './use-notice-text.ts';

/** Which announcement has been put away in this tab's session. */
const storageKey = 'announcement';

/** The current announcement; `null` without one. */
export const useAnnouncement = () => useCall(getAnnouncement, {}, { staleTime: 10 * 60_000 });

/** The provider's notice above the results, until it is hidden; on a phone its subject, and the rest on demand. */
export const Announcement = ({ isBrief }: { isBrief: boolean }) => {
  const { isPending } = useSearch();
  // With the results, not before them: alone, it would push them down later.
  return isPending ? null : <Current isBrief={isBrief} />;
};

const Current = memo(({ isBrief }: { isBrief: boolean }) => {
  const text = useText();
  const { data } = useAnnouncement();
  const said = useNoticeText(data);
  const [hidden, setHidden] = useState(() => sessionStorage.getItem(storageKey));
  if (!data || !said || hidden === String(data.id)) return null;
  const hide = () => {
    sessionStorage.setItem(storageKey, String(data.id));
    keepPutAway(data.id);
    setHidden(String(data.id));
    focusResults();
  };
  return (
    <Notice
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
        <Brief>
          <summary>
            {said.subject}
            <ExpandMore aria-hidden fontSize="small" />
          </summary>
          <NoticeMessage message={said.message} isRich={said.isRich} />
        </Brief>
      ) : (
        <>
          {said.subject && <Typography sx={{ fontWeight: 600 }}>{said.subject}</Typography>}
          <NoticeMessage message={said.message} isRich={said.isRich} />
        </>
      )}
    </Notice>
  );
});

/** The mark that it opens is ours: the browser's own is a triangle as big as a letter. */
const Brief = styled('details')({
  '& summary': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 4,
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
});
