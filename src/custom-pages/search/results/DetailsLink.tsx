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
  <a
    className="details-link"
    href={detailsPath(sheet)}
    target="_blank"
    rel="noopener"
    tabIndex={isName ? undefined : -1}
    data-name={isName || undefined}
    data-quiet={isQuiet || undefined}
  >
    {children}
  </a>
);

export const detailsPath = ({ id }: Sheet): string => `/sds-details/isn/${id}`;
