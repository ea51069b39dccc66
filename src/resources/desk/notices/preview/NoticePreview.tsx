import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { NoticeEntry } from '#contract/calls/operator/notices.ts';
import type { Language } from '#contract/languages.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { noticeText } from '../texts.ts';
import { AnnouncementPreview } from './AnnouncementPreview.tsx';
import { InLanguage } from './InLanguage.tsx';
import { PopupPreview } from './PopupPreview.tsx';
import { useShownMessage } from './use-shown-message.ts';

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
