import type { ReactNode } from 'react';
import { customFieldNumber } from '#contract/search/columns.ts';
import { formatLongDate } from '../i18n/format.ts';
import { useLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import type { Sheet } from '../providers/sheets/sheet.ts';
import { LanguageTag } from './LanguageTag.tsx';
import { PlainIcon, sheetDrawings } from './PlainIcon.tsx';
import { SheetAttention } from './SheetAttention.tsx';
import { SheetPictograms } from './SheetPictograms.tsx';

/** The supplier's name, said to be missing where it is: never a name alone, never a blank. */
export const ManufacturerName = ({ sheet }: { sheet: Sheet }) => {
  const text = useText();
  return sheet.manufacturer || <em>{text('sheet.noSupplier')}</em>;
};

/** A column that holds one of the organisation's own fields, under the organisation's name for it. */
export interface CardField {
  readonly name: string;
  readonly title: string;
}

interface Props {
  readonly sheet: Sheet;
  readonly fields: readonly CardField[];
  /** More to heed about the sheet, beside its status. */
  readonly tags?: ReactNode;
}

/** What a card of the results says of a sheet: name, then supplier and language, pictograms at the right. Stands in a link to the details. */
export const SheetCard = ({ sheet, fields, tags }: Props) => {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <span className="text">
        <span className="name">{sheet.productName}</span>
        <span className="supplier">
          <ManufacturerName sheet={sheet} /> <LanguageTag language={sheet.language} />
        </span>
        <SheetAttention
          sheet={sheet}
          sayAge={(day) => text('sheet.reviewFrom', { date: formatLongDate(day, language) })}
        />
        {tags}
        {fields.map(({ name, title }) => {
          const value = sheet.custom[(customFieldNumber(name) ?? 1) - 1];
          return value && <span key={name} className="field">{`${title}: ${value}`}</span>;
        })}
      </span>
      <span className="pictograms">
        <SheetPictograms sheet={sheet} size={31} />
      </span>
      <PlainIcon drawing={sheetDrawings.onward} className="onward" />
    </>
  );
};
