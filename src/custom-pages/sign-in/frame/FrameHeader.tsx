import { Box, Button, Typography } from '@mui/material';
import { otherLanguage } from '#contract/languages.ts';
import { setLanguage, useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { light, signInGround } from '#src/theme/tokens.ts';
import { Diamonds } from './Diamonds.tsx';

/**
 * Mark, name and the other language; under 967 px a band with the pattern and the sentence that are otherwise beside
 * the form.
 */
export const FrameHeader = () => {
  const text = useText();
  const other = otherLanguage(useLanguage());
  return (
    <Box
      component="header"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        bgcolor: { xs: signInGround.ground, md: 'transparent' },
        color: { xs: signInGround.text, md: 'text.primary' },
        px: { xs: 5, md: 10 },
        pt: { xs: 4, md: 7 },
        pb: { xs: 5, md: 0 },
      }}
    >
      <Box sx={{ display: { md: 'none' } }}>
        <Diamonds isLit={false} />
      </Box>
      <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 2 }}>
        <Mark />
        <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 600, flex: 1 }}>
          {text('shell.product')}
        </Typography>
        <Button
          variant="outlined"
          size="small"
          lang={other}
          onClick={() => setLanguage(other)}
          sx={{
            fontWeight: 600,
            minHeight: { xs: 40, md: 36 },
            color: { xs: 'inherit', md: 'primary.main' },
            borderColor: { xs: signInGround.line, md: 'grey.300' },
          }}
        >
          {text('shell.switchLanguage')}
        </Button>
      </Box>
      <Typography
        sx={{
          position: 'relative',
          display: { md: 'none' },
          mt: 11,
          fontSize: '1rem',
          lineHeight: '1.5rem',
          fontWeight: 600,
        }}
      >
        {text('signIn.promiseShort')}
      </Typography>
    </Box>
  );
};

/** The product's mark in its own colours, and the other way round on the dark band of small screens. */
const Mark = () => (
  <Box
    component="svg"
    aria-hidden="true"
    viewBox="0 0 32 32"
    sx={{
      width: 28,
      height: 28,
      '& rect': { fill: { xs: signInGround.text, md: light.accent } },
      '& circle': { fill: { xs: signInGround.ground, md: light.onAccent } },
      '& path': { stroke: { xs: signInGround.ground, md: light.onAccent } },
    }}
  >
    <rect width="32" height="32" rx="7" />
    <circle cx="16" cy="9.5" r="3.2" />
    <path d="M7.5 13.5 16 24l8.5-10.5" fill="none" strokeWidth="3.6" strokeLinecap="round" strokeLinejoin="round" />
  </Box>
);
