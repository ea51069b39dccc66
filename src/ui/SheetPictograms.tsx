import { pictograms } from '#contract/sheets/pictogram.ts';
import { useLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import type { Sheet } from '../providers/sheets/sheet.ts';
import { Pictogram } from './Pictogram.tsx';

const words = { yes: 'sheet.hazardousNoPictogram', no: 'sheet.notHazardous', unknown: 'sheet.hazardUnknown' } as const;

/** A sheet's pictograms, read out by name; without a pictogram, the known hazards in words. */
export const SheetPictograms = ({ sheet, size }: { sheet: Sheet; size: number }) => {
  const text = useText();
  const language = useLanguage();
  if (sheet.pictograms.length === 0) return <span className="pictogram-words">{text(words[sheet.hazardous])}</span>;
  const names = sheet.pictograms.map((code) => pictograms[code][language]).join(', ');
  return (
    <span className="pictogram-row" role="img" aria-label={text('sheet.pictogramsOf', { names })} title={names}>
      {sheet.pictograms.map((code) => (
        <Pictogram key={code} code={code} size={size} />
      ))}
    </span>
  );
};
