import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { isCustomField } from '#contract/search/custom-field-label.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';
import { type CardField, SheetCard } from '#src/ui/SheetCard.tsx';
import { RemovalTag } from '../removal/RemovalTag.tsx';
import { useRemovalMode } from '../removal/removal-mode.tsx';
import { RemovalCheckbox } from '../removal/SelectCell.tsx';
import { detailsPath } from './DetailsLink.tsx';
import { useColumns } from './use-columns.tsx';

/** The results on a phone. */
export default function ResultCards({ sheets }: { sheets: readonly Sheet[] }) {
  const text = useText();
  const { isOn } = useRemovalMode();
  const columns = useColumns();
  const fields = useMemo(() => columns.filter(({ name }) => isCustomField(name)), [columns]);
  return (
    <ul className="sheet-cards" aria-label={text('search.results')}>
      {sheets.map((sheet) => (
        <Card key={sheet.id} sheet={sheet} fields={fields} isSelectable={isOn} />
      ))}
    </ul>
  );
}

interface CardProps {
  readonly sheet: Sheet;
  readonly fields: readonly CardField[];
  readonly isSelectable: boolean;
}

const Card = memo(({ sheet, fields, isSelectable }: CardProps) => (
  <li>
    {isSelectable && (
      <span className="select">
        <RemovalCheckbox sheet={sheet} />
      </span>
    )}
    <Link className="card" to={detailsPath(sheet)}>
      <SheetCard sheet={sheet} fields={fields} tags={<RemovalTag isn={sheet.id} />} />
    </Link>
  </li>
));
