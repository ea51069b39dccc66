import { type ReactNode, useMemo } from 'react';
import { urlOf } from '#contract/call-url.ts';
import { getSheetPdf } from '#contract/calls/get-sheet-pdf.ts';
import { productIdLength } from '#contract/limits.ts';
import type { ResultColumn } from '#contract/search/columns.ts';
import { type CustomField, customFieldLabel, isCustomField } from '#contract/search/custom-field-label.ts';
import type { SortField } from '#contract/search/fields.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { LanguageTag } from '#src/ui/LanguageTag.tsx';
import { PlainIcon, sheetDrawings } from '#src/ui/PlainIcon.tsx';
import { SheetAttention } from '#src/ui/SheetAttention.tsx';
import { ManufacturerName } from '#src/ui/SheetCard.tsx';
import { SheetPictograms } from '#src/ui/SheetPictograms.tsx';
import { usePreferences } from '../arrange/preferences.tsx';
import { RemovalTag } from '../removal/RemovalTag.tsx';
import { useLocations } from '../state/use-locations.ts';
import { DetailsLink, detailsPath } from './DetailsLink.tsx';

export interface LabelledColumn extends Column {
  readonly title: string;
}

/** Every column this organisation has, with its title: a custom field bears the name the organisation gave it. */
export const useAllColumns = (): LabelledColumn[] => {
  const text = useText();
  const language = useLanguage();
  const user = useUserInfo();
  return useMemo(
    () =>
      columns.flatMap((column) => {
        const { name, label } = column;
        const title = isCustomField(name) ? customFieldLabel(user, name, language) : label && text(label);
        return title ? [{ ...column, title }] : [];
      }),
    [text, language, user],
  );
};

/** The columns the member has chosen, and the actions, which are always there. */
export const useColumns = (): LabelledColumn[] => {
  const all = useAllColumns();
  const { preferences } = usePreferences();
  const { columns: chosen } = preferences;
  return useMemo(
    () => all.filter(({ name }) => name === 'action' || chosen.some((one) => one === name)),
    [all, chosen],
  );
};

/** The same for every row: React passes over them when it fills one anew. */
const viewIcon = <PlainIcon drawing={sheetDrawings.view} />;
const pdfIcon = <PlainIcon drawing={sheetDrawings.pdf} />;

const SheetActions = ({ sheet }: { sheet: Sheet }) => {
  const text = useText();
  const language = useLanguage();
  const name = [sheet.productName, sheet.manufacturer].filter((part) => part !== '').join(', ');
  const pdf = urlOf(getSheetPdf, { file: `${sheet.id}.pdf` }, { lang: language });
  return (
    <span className="sheet-actions">
      <a
        href={detailsPath(sheet)}
        target="_blank"
        rel="noopener"
        aria-label={`${text('search.viewSheet', { name })} (${text('search.newTab')})`}
      >
        {viewIcon} <span>{text('search.view')}</span>
      </a>
      <a
        href={pdf}
        target="_blank"
        rel="noopener"
        aria-label={`${text('search.pdfOfSheet', { name })} (${text('search.newTab')})`}
      >
        {pdfIcon} <span>{text('search.pdf')}</span>
      </a>
    </span>
  );
};

/** A column of the results table. */
interface Column {
  readonly name: ResultColumn | 'action';
  /** Custom fields have no key: their labels are the organisation's. */
  readonly label?: MessageKey;
  readonly sortField?: SortField;
  readonly width?: number | string;
  readonly isAtEnd?: true;
  readonly render: (sheet: Sheet) => ReactNode;
}

const customColumn = (name: CustomField, index: 0 | 1 | 2): Column => ({
  name,
  sortField: name,
  width: 120,
  render: (sheet) => (
    <DetailsLink sheet={sheet} isQuiet>
      <OneWord text={sheet.custom[index]} />
    </DetailsLink>
  ),
});

/** A code of the organisation's own is one word, hyphens and all; what is longer breaks where it has to. */
const OneWord = ({ text }: { text: string }) => (/^\S{1,10}$/.test(text) ? <span data-word>{text}</span> : text);

/** All columns in their order. S2.2.4; the pictograms are ours. */
const columns: readonly Column[] = [
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
        <RemovalTag isn={sheet.id} />
      </>
    ),
  },
  {
    name: 'manufacturer',
    label: 'search.columns.manufacturer',
    sortField: 'manufacturer',
    width: '19%',
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
  customColumn('custom1', 0),
  customColumn('custom2', 1),
  customColumn('custom3', 2),
  {
    name: 'locations',
    label: 'search.columns.locations',
    width: 150,
    render: (sheet) => (
      <DetailsLink sheet={sheet} isQuiet>
        <SheetLocations sheet={sheet} />
      </DetailsLink>
    ),
  },
  {
    name: 'sheetDate',
    label: 'search.columns.sheetDate',
    sortField: 'sheetDate',
    width: 100,
    render: (sheet) => (
      <DetailsLink sheet={sheet} isQuiet>
        {sheet.sheetDate && formatShortDate(sheet.sheetDate)}
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

/** The places a sheet stands at, without those above them; what is more than two is whole in the tooltip. */
const SheetLocations = ({ sheet: { locations } }: { sheet: Sheet }) => {
  const text = useText();
  const { nameOf } = useLocations();
  const names = locations
    .filter((path) => !locations.some((other) => other.startsWith(`${path}/`)))
    .map((path) => nameOf(path));
  const title = names.join(', ');
  if (names.length <= maxLocations) return title;
  return (
    <>
      <span aria-hidden title={title}>
        {text('search.moreLocations', {
          names: names.slice(0, maxLocations).join(', '),
          more: names.length - maxLocations,
        })}
      </span>
      <span className="visually-hidden">{title}</span>
    </>
  );
};

/** Named in a cell of the results. */
const maxLocations = 2;

/** Product IDs cut to ten characters; what is longer is whole in the tooltip. S2.9-07, S2.9-08. */
const ProductIds = ({ ids }: { ids: readonly string[] }) => {
  const title = ids.join(', ');
  if (title.length <= productIdLength) return title;
  return (
    <>
      <span aria-hidden title={title}>{`${title.slice(0, productIdLength)}…`}</span>
      <span className="visually-hidden">{title}</span>
    </>
  );
};
