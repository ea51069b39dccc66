import type { ThemeOptions } from '@mui/material/styles';

/** Not `system-ui`: on a bare Linux machine that is DejaVu Sans, 15 % wider. */
const fontFamily =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif';

const size = (px: number, line: number, weight = 400) => ({
  fontSize: `${px / 16}rem`,
  lineHeight: `${line}px`,
  fontWeight: weight,
  letterSpacing: px >= 20 ? '-0.01em' : 0,
});

export const typography: ThemeOptions['typography'] = {
  fontFamily,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: size(22, 28, 600),
  h2: size(16, 24, 600),
  h3: size(14, 20, 600),
  h4: size(28, 36, 600),
  body1: size(14, 20),
  body2: size(13, 18),
  caption: size(12, 16),
  subtitle2: size(12, 16, 600),
  button: { ...size(14, 20, 500), textTransform: 'none' },
};
