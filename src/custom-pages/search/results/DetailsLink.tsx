import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Sheet } from '#src/providers/sheets/sheet.ts';

interface Props {
  readonly sheet: Sheet;
  readonly children: ReactNode;
  /** The link people tab to; the other cells lead to the same place and are for the mouse alone. */
  readonly isName?: boolean;
  readonly isQuiet?: boolean;
}

/** A cell's link to the details, which open in a new tab. S2.2.4-21. */
export const DetailsLink = ({ sheet, children, isName = false, isQuiet = false }: Props) => (
  <CellLink
    href={detailsPath(sheet)}
    target="_blank"
    rel="noopener"
    tabIndex={isName ? undefined : -1}
    data-name={isName || undefined}
    data-quiet={isQuiet || undefined}
  >
    {children}
  </CellLink>
);

export const detailsPath = ({ id }: Sheet): string => `/sds-details/isn/${id}`;

const CellLink = styled('a')(({ theme }) => ({
  color: theme.palette.text.primary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  borderRadius: 3,
  '&[data-name]': { fontWeight: 600 },
  '&[data-quiet]': { color: theme.palette.text.secondary, fontSize: '0.8125rem' },
  'tr:hover &[data-name], &:hover': { color: theme.palette.primary.main, textDecoration: 'underline' },
}));
