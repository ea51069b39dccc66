import ArrowBack from '@mui/icons-material/ArrowBack';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import { Box, Button, Typography } from '@mui/material';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { urlOf } from '#contract/call-url.ts';
import { getGuidePdf } from '#contract/calls/get-guide-pdf.ts';
import { findGuide } from '#contract/guides/guides.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { GuidePart } from './GuidePart.tsx';

/** A guide, to be read. */
export default function GuidePage() {
  const text = useText();
  const language = useLanguage();
  const { name = '' } = useParams();
  const guide = findGuide(name);
  const back = (
    <Button component={RouterLink} to="/resources" startIcon={<ArrowBack />} sx={{ displayPrint: 'none', ml: -3 }}>
      {text('guides.back')}
    </Button>
  );
  const title = `${text('shell.product')} - ${guide ? guide.title[language] : text('guides.guidePageTitle')}`;
  if (!guide) {
    return (
      <>
        <title>{title}</title>
        <StatePanel icon={<SearchOff />} title={text('guides.unknown')} actions={back}>
          {text('guides.unknownDetail')}
        </StatePanel>
      </>
    );
  }
  return (
    <Box component="article" sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 860 }}>
      <title>{title}</title>
      {back}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start', mt: 2 }}>
        <Box sx={{ flex: '1 1 300px' }}>
          <Typography variant="h1">{guide.title[language]}</Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{guide.summary[language]}</Typography>
        </Box>
        <Button
          variant="outlined"
          startIcon={<PictureAsPdfOutlined sx={{ color: 'primary.main' }} />}
          href={urlOf(getGuidePdf, { file: `${name}.pdf` }, { lang: language })}
          target="_blank"
          rel="noopener"
          sx={{ displayPrint: 'none' }}
        >
          {text('guides.pdf')}
        </Button>
      </Box>
      {guide.sections.map((section) => (
        <GuidePart key={section.heading.en} section={section} />
      ))}
    </Box>
  );
}
