import { createTheme, type PaletteOptions, type ThemeOptions } from '@mui/material/styles';
import { components } from './components.ts';
import { dark, light, type Tokens } from './tokens.ts';

/** Not `system-ui`: on a bare Linux machine that is DejaVu Sans, 15 % wider. */
const fontFamily =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif';

const size = (px: number, line: number, weight = 400) => ({
  fontSize: `${px / 16}rem`,
  // Grows with the letters of a browser that is set to larger ones.
  lineHeight: `${line / 16}rem`,
  fontWeight: weight,
  letterSpacing: px >= 20 ? '-0.01em' : 0,
});

const typography: ThemeOptions['typography'] = {
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

declare module '@mui/material/styles' {
  interface Theme {
    tokens: Tokens;
  }
  interface ThemeOptions {
    tokens?: Tokens;
  }
  interface BreakpointOverrides {
    xs: true;
    sm: true;
    md: true;
    lg: true;
    xl: true;
  }
}

/** The one look of the product. `md` is the specification's 967 px, where the side navigation opens. */
export const look = (tokens: Tokens): ThemeOptions => ({
  tokens,
  breakpoints: { values: { xs: 0, sm: 600, md: 967, lg: 1200, xl: 1536 } },
  shape: { borderRadius: 8 },
  spacing: 4,
  typography,
  transitions: { duration: { shortest: 120, shorter: 120, short: 120, standard: 120, complex: 120 } },
  components: components(tokens),
});

/** Its colours in one mode, as MUI names them. */
export const paletteOf = (mode: 'light' | 'dark', tokens: Tokens): PaletteOptions => ({
  mode,
  background: { default: tokens.bg, paper: tokens.paper },
  divider: tokens.line,
  text: { primary: tokens.text, secondary: tokens.text2, disabled: tokens.text3 },
  primary: {
    main: tokens.accent,
    dark: tokens.accentHover,
    light: tokens.accentSoft,
    contrastText: tokens.onAccent,
  },
  error: { main: tokens.red, light: tokens.redSoft, contrastText: tokens.onRed },
  warning: { main: tokens.amberIcon, dark: tokens.amber, light: tokens.amberSoft },
  action: { hover: tokens.rowHover, selected: tokens.rowSelected, disabledBackground: tokens.skeleton },
  grey: { 100: tokens.sunken, 300: tokens.line2 },
});

export const lightTheme = createTheme({ ...look(light), palette: paletteOf('light', light) });
export const darkTheme = createTheme({ ...look(dark), palette: paletteOf('dark', dark) });
