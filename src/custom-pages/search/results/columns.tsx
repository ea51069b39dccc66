import type { ReactNode } from 'react';
import type { SortField } from '#contract/search/fields.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import type { Sheet } from '../../../providers/sheets/sheet.ts';
import { LanguageTag } from '../../../ui/LanguageTag.tsx';
import { SheetAttention } from '../../../ui/SheetAttention.tsx';
import { SheetPictograms } from '../../../ui/SheetPictograms.tsx';
import { DetailsLink } from './DetailsLink.tsx';
import { ManufacturerName } from './ManufacturerName.tsx';
import { ProductIds } from './ProductIds.tsx';
import { SheetActions } from './SheetActions.tsx';

/** A column of the results table. */
export interface Column {
  readonly name: string;
  readonly label: MessageKey;
  readonly sortField?: SortField;
  readonly width?: number | string;
  readonly isAtEnd?: true;
  readonly render: (sheet: Sheet) => ReactNode;
}

/** The columns shown, in their order. Specification 2 §2; the pictograms are ours (design §6). */
export const columns: readonly Column[] = [
  {
    name: 'productId',
    label: 'search.columns.productId',
    width: 110,
    render: (sheet) => (
      <DetailsLink sheet={sheet} isQuiet>
        <ProductIds ids={sheet.productIds} />
      </DetailsLink>
    ),
  },
  {
    name: 'product',
    label: 'search.columns.product',
    sortField: 'product',
    render: (sheet) => (
      <>
        <DetailsLink sheet={sheet} isName>
          {sheet.productName}
        </DetailsLink>{' '}
        <SheetAttention sheet={sheet} />
      </>
    ),
  },
  {
    name: 'manufacturer',
    label: 'search.columns.manufacturer',
    sortField: 'manufacturer',
    width: '20%',
    render: (sheet) => (
      <DetailsLink sheet={sheet}>
        <ManufacturerName sheet={sheet} />
      </DetailsLink>
    ),
  },
  {
    name: 'language',
    label: 'search.columns.language',
    sortField: 'language',
    width: 80,
    render: (sheet) => (
      <DetailsLink sheet={sheet}>
        <LanguageTag language={sheet.language} />
      </DetailsLink>
    ),
  },
  {
    name: 'pictograms',
    label: 'search.columns.pictograms',
    width: 156,
    render: (sheet) => <SheetPictograms sheet={sheet} size={28} />,
  },
  {
    name: 'action',
    label: 'search.columns.action',
    width: 1,
    isAtEnd: true,
    render: (sheet) => <SheetActions sheet={sheet} />,
  },
];
