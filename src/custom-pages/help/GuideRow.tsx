import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { getGuidePdf } from '#contract/calls/get-guide-pdf.ts';
import type { Guide } from '#contract/guides/guide.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { urlOf } from '#src/providers/call-api.ts';
import { guidePath } from './guide-path.ts';

/** A guide in the list: to be read here, or as a PDF. */
export const GuideRow = ({ guide: { name, title, summary } }: { guide: Guide }) => {
  const text = useText();
  const language = useLanguage();
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 3, alignItems: 'center', py: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link component={RouterLink} to={guidePath(name)} sx={{ fontWeight: 600 }}>
          {title[language]}
        </Link>
        <Typography sx={{ color: 'text.secondary' }}>{summary[language]}</Typography>
      </Box>
      <Button
        size="small"
        startIcon={<PictureAsPdfOutlined />}
        href={urlOf(getGuidePdf, { file: `${name}.pdf` }, { lang: language })}
        target="_blank"
        rel="noopener"
        aria-label={`${text('guides.pdfOfGuide', { title: title[language] })} (${text('search.newTab')})`}
      >
        {text('guides.pdf')}
      </Button>
    </Box>
  );
};
