import { Box, Typography } from '@mui/material';
import type { GuideSection } from '#contract/guides/guide.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';

interface Props {
  readonly section: GuideSection;
  /** Of its heading: 2 where the guide has the page to itself. */
  readonly level?: 2 | 3;
}

/** A section of a guide: paragraphs, steps, what to watch out for, a picture. */
export const GuidePart = ({ section, level = 2 }: Props) => {
  const { heading, paragraphs = [], steps = [], note, picture } = section;
  const text = useText();
  const language = useLanguage();
  return (
    <Box component="section" sx={{ mt: 6, breakInside: 'avoid' }}>
      <Typography variant={`h${level}`}>{heading[language]}</Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph.en} sx={{ mt: 2, fontSize: '0.9375rem', lineHeight: '1.5rem' }}>
          {paragraph[language]}
        </Typography>
      ))}
      {steps.length > 0 && (
        <Box
          component="ol"
          sx={{ mt: 2, mb: 0, pl: 6, fontSize: '0.9375rem', lineHeight: '1.5rem', '& li': { mb: 1.5 } }}
        >
          {steps.map((step) => (
            <li key={step.en}>{step[language]}</li>
          ))}
        </Box>
      )}
      {note && (
        <Notice severity="info" role="note" sx={{ mt: 3 }}>
          <strong>{text('guides.note')}</strong> {note[language]}
        </Notice>
      )}
      {picture && (
        <Box
          component="img"
          src={`/guides/${language}/${picture.name}.jpg`}
          alt={picture.alt[language]}
          width={picture.size[language][0]}
          height={picture.size[language][1]}
          loading="lazy"
          sx={{
            display: 'block',
            mt: 4,
            maxWidth: '100%',
            height: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: '10px',
          }}
        />
      )}
    </Box>
  );
};
