import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import Close from '@mui/icons-material/Close';
import { Box, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type NoticeEntry, previewNotice } from '#contract/calls/operator/notices.ts';
import type { Language } from '#contract/languages.ts';
import { NoticeMessage } from '#src/custom-pages/search/notices/NoticeMessage.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { useCall } from '#src/providers/use-call.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { noticeText } from '../texts.ts';
import { InLanguage } from './InLanguage.tsx';
import { PopupPreview } from './PopupPreview.tsx';
import type { Said } from './said.ts';

const titles = { en: 'previewEn', fr: 'previewFr' } as const;

/** What members will see of the notice in one language, as it stands in the form. */
export const NoticePreview = ({ language }: { language: Language }) => {
  const text = useText();
  const id = useId();
  const notice = useWatch<NoticeEntry>() as Partial<NoticeEntry>;
  const subject = (notice[`subject_${language}`] ?? '').trim();
  const isRich = notice[`type_${language}`] === 'rich';
  const { message, isFailed } = useShownMessage(notice[`text_${language}`] ?? '', isRich);
  const said = { language, subject, message, isRich };
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography id={id} variant="h3">
        {text(noticeText(titles[language]))}
      </Typography>
      {isFailed && <Notice severity="error">{text(noticeText('previewFailed'))}</Notice>}
      {subject === '' && message === '' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(noticeText('nothingSaid'))}
        </Typography>
      ) : notice.kind === 'popup' ? (
        <PopupPreview {...said} openLabel={text(noticeText('openPopup'))} />
      ) : (
        <InLanguage language={language}>
          <AnnouncementPreview {...said} />
        </InLanguage>
      )}
    </Box>
  );
};

/** The banner that stands above the results, with nothing to close. */
const AnnouncementPreview = ({ subject, message, isRich }: Said) => (
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

const pause = 400;

/** A text as members get it: as it was typed, or as the HTML that the server lets through, once the typing pauses. */
const useShownMessage = (typed: string, isRich: boolean) => {
  const settled = useSettled(typed);
  const { data, isError } = useCall(
    previewNotice,
    { body: { text: settled } },
    { enabled: isRich && settled.trim() !== '', staleTime: Number.POSITIVE_INFINITY },
  );
  const [shown, setShown] = useState('');
  // What was shown stays until the next is there, or the preview would flicker at every pause.
  if (data && data.html !== shown) setShown(data.html);
  if (!isRich) return { message: typed.trim(), isFailed: false };
  return { message: typed.trim() === '' ? '' : shown, isFailed: isError };
};

const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
