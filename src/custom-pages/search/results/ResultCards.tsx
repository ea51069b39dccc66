import ChevronRight from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { customFieldNumber } from '#contract/search/columns.ts';
import { isCustomField } from '#contract/search/custom-field-label.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';
import { LanguageTag } from '#src/ui/LanguageTag.tsx';
import { SheetAttention } from '#src/ui/SheetAttention.tsx';
import { SheetPictograms } from '#src/ui/SheetPictograms.tsx';
import { RemovalTag } from '../removal/RemovalTag.tsx';
import { useRemovalMode } from '../removal/removal-mode.tsx';
import { RemovalCheckbox } from '../removal/SelectCell.tsx';
import { detailsPath } from './DetailsLink.tsx';
import { ManufacturerName } from './ManufacturerName.tsx';
import { type LabelledColumn, useColumns } from './use-columns.tsx';

/** The results on a phone: name, then supplier and language, pictograms at the right. */
export default function ResultCards({ sheets }: { sheets: readonly Sheet[] }) {
  const text = useText();
  const { isOn } = useRemovalMode();
  const columns = useColumns();
  const fields = useMemo(() => columns.filter(({ name }) => isCustomField(name)), [columns]);
  return (
    <List aria-label={text('search.results')}>
      {sheets.map((sheet) => (
        <Card key={sheet.id} sheet={sheet} fields={fields} isSelectable={isOn} />
      ))}
    </List>
  );
}

interface CardProps {
  readonly sheet: Sheet;
  /** The organisation's own fields among the columns chosen. */
  readonly fields: readonly LabelledColumn[];
  readonly isSelectable: boolean;
}

const Card = memo(({ sheet, fields, isSelectable }: CardProps) => {
  const text = useText();
  const language = useLanguage();
  return (
    <li>
      {isSelectable && (
        <span className="select">
          <RemovalCheckbox sheet={sheet} />
        </span>
      )}
      <Link to={detailsPath(sheet)}>
        <span className="text">
          <span className="name">{sheet.productName}</span>
          <span className="supplier">
            <ManufacturerName sheet={sheet} /> <LanguageTag language={sheet.language} />
          </span>
          <SheetAttention
            sheet={sheet}
            sayAge={(day) => text('sheet.reviewFrom', { date: formatLongDate(day, language) })}
          />
          <RemovalTag isn={sheet.id} />
          {fields.map(({ name, title }) => {
            const value = sheet.custom[(customFieldNumber(name) ?? 1) - 1];
            return value && <span key={name} className="field">{`${title}: ${value}`}</span>;
          })}
        </span>
        <span className="pictograms">
          <SheetPictograms sheet={sheet} size={31} />
        </span>
        <ChevronRight aria-hidden sx={{ fontSize: 20, color: 'text.secondary' }} />
      </Link>
    </li>
  );
});

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { borderBottom: `1px solid ${theme.tokens.line}`, display: 'flex', alignItems: 'center' },
  '& li:has(input:checked)': { background: theme.palette.action.selected },
  '& .select': { paddingInlineStart: 8, minWidth: 44 },
  '& .field': { fontSize: '0.75rem', color: theme.palette.text.secondary },
  '& a': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    padding: '14px 10px 14px 16px',
    minHeight: 64,
    color: 'inherit',
    textDecoration: 'none',
    '&:active': { background: theme.palette.action.selected },
  },
  '& .text': {
    flex: 1,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    overflowWrap: 'anywhere',
  },
  '& .name': { fontSize: '0.9375rem', fontWeight: 600 },
  '& .pictograms': { width: 66, display: 'flex', justifyContent: 'flex-end', textAlign: 'end' },
}));
