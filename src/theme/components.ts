import type { ThemeOptions } from '@mui/material/styles';
import type { Tokens } from './tokens.ts';
import { variablesOf } from './variables.ts';

const coarse = '@media (pointer: coarse)';
/** Colours are the system's: what only a ground set apart gets an edge. */
const forced = '@media (forced-colors: active)';
const edge = { [forced]: { border: '1px solid CanvasText' } };
/** What is chosen keeps a ground of its own. */
const highlight = { [forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } };

/** How MUI's components look here: flat cards with a line, visible focus, no ripple, 40 px targets under a finger. */
export const components = (tokens: Tokens): ThemeOptions['components'] => ({
  MuiCssBaseline: {
    styleOverrides: {
      ':root': variablesOf(tokens),
      html: {
        height: '100%',
        // What gets the focus keeps clear of the bars that stay in sight (WCAG 2.2, 2.4.11).
        scrollPaddingTop: 'calc(64px + var(--strip-height, 0px))',
        scrollPaddingBottom: 'calc(8px + var(--notice-height, 0px) + var(--bar-height, 0px))',
        // At 400 % nothing stays in sight (WCAG 2.2, 1.4.10).
        '@media (max-height: 400px)': { scrollPaddingBlock: '8px' },
      },
      body: {
        height: '100%',
        fontVariantNumeric: 'tabular-nums',
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
      },
      '#root': { height: '100%' },
      ':focus-visible': { outline: `2px solid ${tokens.accent}`, outlineOffset: 2 },
      // It has the focus to be read from, not to be acted on.
      'h1:focus-visible': { outline: 'none' },
      // A name that runs from right to left leaves the words beside it where they are.
      'a, strong': { unicodeBidi: 'isolate' },
      'a:not([class])': { color: tokens.accent },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
      },
      '@media print': {
        // Ink on paper, whatever the theme; pictures keep their colours.
        '*, *::before, *::after': {
          color: '#000 !important',
          background: 'transparent !important',
          borderColor: '#999 !important',
          boxShadow: 'none !important',
        },
        body: { background: '#fff !important' },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: `2px solid ${tokens.accent}`, outlineOffset: 2 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 36, paddingInline: 14, borderRadius: 8, [coarse]: { minHeight: 40 } },
      contained: { fontWeight: 600, [forced]: { border: '1px solid ButtonText' } },
      // MUI holds an icon to the height of the text with a blank that screen readers would read as part of the name.
      startIcon: { '&::before': { content: '"\\200b" / ""' } },
      text: { fontWeight: 600 },
      outlined: { borderColor: tokens.line2, color: tokens.text, '&:hover': { borderColor: tokens.field } },
      sizeLarge: { minHeight: 44 },
      sizeSmall: { minHeight: 32, borderRadius: 7, paddingInline: 10 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: 8, color: tokens.text2, padding: 8, [coarse]: { minWidth: 40, minHeight: 40 } },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        '@media (max-width: 599px)': { fontSize: '1rem' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.MuiInputBase-readOnly': {
          background: tokens.sunken,
          color: tokens.text2,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: tokens.line2 },
        },
      },
      notchedOutline: { borderColor: tokens.field },
      input: { '&:focus-visible': { outline: 'none' } },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: {
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: tokens.text3, opacity: 1 },
      },
    },
  },
  MuiSelect: { styleOverrides: { icon: { right: 6 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: tokens.text,
        fontWeight: 600,
        fontSize: '0.8125rem',
        marginBottom: 4,
        '&.Mui-focused': { color: tokens.text },
        '&.Mui-error, &.Mui-error.Mui-focused': { color: tokens.red },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, fontSize: '0.75rem', '&.Mui-error': { fontWeight: 600 } } },
  },
  MuiCheckbox: { styleOverrides: { root: { color: tokens.field, padding: 4 } } },
  MuiRadio: { styleOverrides: { root: { color: tokens.field, padding: 4 } } },
  MuiTooltip: {
    styleOverrides: { tooltip: { background: tokens.inverse, color: tokens.onInverse, fontSize: '0.75rem', ...edge } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 14, boxShadow: tokens.dialogShadow, ...edge },
      paperFullScreen: { borderRadius: 0 },
    },
  },
  MuiMenu: { styleOverrides: { paper: { boxShadow: tokens.menuShadow, ...edge } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: tokens.scrim } } } },
  MuiChip: {
    styleOverrides: {
      root: { height: 28, fontSize: '0.8125rem', [coarse]: { height: 40, borderRadius: 20 } },
      filled: { background: tokens.accentSoft, color: tokens.onAccentSoft, ...edge },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rounded' },
    styleOverrides: { root: { background: tokens.skeleton } },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: { minWidth: 32, height: 32, [coarse]: { minWidth: 40, height: 40 }, '&.Mui-selected': highlight },
    },
  },
  MuiListItemButton: { styleOverrides: { root: { '&.Mui-selected': highlight } } },
  MuiTableCell: { styleOverrides: { root: { borderColor: tokens.line, paddingInline: 12 } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        textTransform: 'none',
        color: tokens.text,
        borderColor: tokens.line2,
        minHeight: 36,
        [coarse]: { minHeight: 40 },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: tokens.accentSoft,
          color: tokens.onAccentSoft,
          ...highlight,
        },
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
});
