import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Box, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { downloadAccountData } from '#contract/calls/privacy.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { saveFile } from '#src/providers/save-file.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { SendingButton } from '#src/ui/SendingButton.tsx';

const words = {
  en: {
    title: 'Your data',
    detail: 'Everything that Vigie keeps of you: account, requests, saved searches and activity, as a file.',
    download: 'Download what is kept of you',
    fileName: 'vigie-data.json',
  },
  fr: {
    title: 'Vos données',
    detail:
      'Tout ce que Vigie conserve à votre sujet\u00a0: compte, demandes, recherches enregistrées et activité, dans un fichier.',
    download: 'Télécharger ce qui est conservé à votre sujet',
    fileName: 'vigie-donnees.json',
  },
};

/** Hands a person all that is kept of them. */
export const OwnData = () => {
  const text = useText();
  const { title, detail, download, fileName } = words[useLanguage()];
  const id = useId();
  const { isSending, send } = useSend();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 10, maxWidth: 560, display: 'grid', gap: 3 }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <Typography>
        {detail}{' '}
        <Link component={RouterLink} to="/privacy" underline="always">
          {text('shell.privacy')}
        </Link>
      </Typography>
      <Box>
        <SendingButton
          isSending={isSending}
          variant="outlined"
          startIcon={<DownloadOutlined />}
          onClick={() => void send(() => saveFile(downloadAccountData, {}, fileName))}
        >
          {download}
        </SendingButton>
      </Box>
    </Box>
  );
};
