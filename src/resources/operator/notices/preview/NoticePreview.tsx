import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import Close from '@mui/icons-material/Close';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button, Paper, Typography } from '@mui/material';
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { I18nContextProvider, type I18nProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type NoticeEntry, previewNotice } from '#contract/calls/operator/notices.ts';
import type { Language } from '#contract/languages.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { NoticeMessage } from '#src/custom-pages/search/notices/NoticeMessage.tsx';
import { createI18nProvider } from '#src/i18n/i18n-provider.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCall } from '#src/providers/use-call.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { noticeText } from '../messages.ts';

const titles = { en: 'previewEn', fr: 'previewFr' } as const;

/** What members will see of the notice in one language, from the current values of the form. */
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

/** The banner above the results, without a close button. */
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

const PopupDialog = lazy(() => import('#src/custom-pages/search/notices/PopupDialog.tsx'));

/** What the window says, and the window itself on demand. */
const PopupPreview = ({ language, openLabel, ...said }: Said & { openLabel: string }) => {
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

const loadMessages = {
  en: () => import('#src/i18n/en/index.ts'),
  fr: () => import('#src/i18n/fr/index.ts'),
} as const;

/** A part of the page that speaks one language, whatever that of the page is. */
const InLanguage = ({ language, children }: { language: Language; children: ReactNode }) => {
  const [provider, setProvider] = useState<I18nProvider>();
  useEffect(() => {
    let isWanted = true;
    void loadMessages[language]().then(({ portalMessages }) => {
      if (isWanted) setProvider(createI18nProvider(language, portalMessages));
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  if (!provider) return null;
  return (
    <I18nContextProvider value={provider}>
      <Box lang={language} sx={{ display: 'contents' }}>
        {children}
      </Box>
    </I18nContextProvider>
  );
};

/** What a notice says in one language, as it is shown. */
interface Said {
  readonly language: Language;
  readonly subject: string;
  readonly message: string;
  readonly isRich: boolean;
}
