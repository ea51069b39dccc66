import { Box, Typography } from '@mui/material';
import { deskGuides } from '#contract/guides/desk-guides.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { GuidePart } from './GuidePart.tsx';

/** How the desk is worked at, for those who are new to it. */
export default function DeskGuidesPage() {
  const text = useText();
  const language = useLanguage();
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 860 }}>
      <Typography variant="h1">{text('guides.guides')}</Typography>
      {deskGuides.map(({ name, title, summary, sections }) => (
        <Box key={name} component="article" sx={{ mt: 6 }}>
          <Typography variant="h2">{title[language]}</Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{summary[language]}</Typography>
          {sections.map((section) => (
            <GuidePart key={section.heading.en} section={section} level={3} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
