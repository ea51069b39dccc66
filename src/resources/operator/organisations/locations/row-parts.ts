import { styled } from '@mui/material/styles';

const phone = '@media (max-width: 599px)';

/** Columns of a row, and of the head above them where there is room for one. */
export const rowColumns = 'minmax(0, 1fr) minmax(0, 1fr) 88px 40px';

/** A row; `--depth` says how far it is indented. Styled once: there may be thousands. */
export const Row = styled('li')(({ theme: { tokens } }) => ({
  display: 'grid',
  gridTemplateColumns: rowColumns,
  gap: '4px 8px',
  alignItems: 'start',
  paddingBlock: 4,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 44px',
  [phone]: {
    gridTemplateColumns: '24px minmax(0, 1fr) 40px',
    paddingBlock: 8,
    paddingLeft: 'calc(min(var(--depth), 6) * 12px)',
    borderBottom: `1px solid ${tokens.line}`,
    containIntrinsicSize: 'auto 120px',
  },
}));

/** Where a name is entered, in one of the languages. */
export const NameCell = styled('div')({
  display: 'flex',
  minWidth: 0,
  '&[lang=en]': { paddingLeft: 'calc(min(var(--depth), 8) * 22px)' },
  [phone]: {
    gridColumn: 2,
    '&[lang=en]': { gridRow: 1, paddingLeft: 0 },
    '&[lang=fr]': { gridRow: 2 },
  },
});

/** Which language an input is for, where no head says it. */
export const LanguageMark = styled('span')(({ theme: { tokens } }) => ({
  display: 'none',
  [phone]: {
    display: 'block',
    gridColumn: 1,
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: '2.5rem',
    color: tokens.text2,
  },
}));

/** How many sheets stand there. */
export const SheetCount = styled('span')(({ theme: { tokens } }) => ({
  fontSize: '0.8125rem',
  lineHeight: '2.25rem',
  textAlign: 'right',
  color: tokens.text2,
  [phone]: { gridColumn: 2, gridRow: 3, lineHeight: '1.125rem', textAlign: 'left' },
}));

/** Opens the menu of a row. */
export const MenuButton = styled('button')(({ theme: { tokens } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: tokens.text2,
  cursor: 'pointer',
  '&:hover': { background: tokens.rowHover },
  '@media (pointer: coarse)': { height: 40 },
  [phone]: { gridColumn: 3, gridRow: 1 },
}));
