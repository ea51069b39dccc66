import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { ImportPreview } from '#contract/imports/define-imports.ts';
import type { ImportKind } from '#contract/imports/states.ts';
import { pictograms as allPictograms, type Pictogram as PictogramCode } from '#contract/sheets/pictogram.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { languageNames } from '#src/i18n/language-names.ts';
import { Pictogram } from '#src/ui/Pictogram.tsx';
import { Becomes } from './Becomes.tsx';
import { useOneMessages } from './messages.ts';
import { Section } from './Section.tsx';
import '../imports.css';

interface Props {
  readonly rows: ImportPreview['rows'];
  readonly kind: ImportKind;
}

/** Rows that are shown before the others are asked for. */
const atFirst = 5;

/** The first rows as the sheets that they will be. */
export const FirstRows = ({ rows, kind }: Props) => {
  const messages = useOneMessages();
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return null;
  return (
    <Section title={messages.firstRows(kind)}>
      <table className="import-table" aria-label={messages.firstRows(kind)}>
        <thead>
          <tr>
            <th scope="col">{messages.product}</th>
            <th scope="col">{messages.manufacturer}</th>
            <th scope="col">{messages.sheet}</th>
            <th scope="col">{messages.numbers}</th>
            <th scope="col">{messages.locations}</th>
            <th scope="col">{messages.becomes}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, isWhole ? rows.length : atFirst).map((row) => (
            <Row key={row.line} row={row} />
          ))}
        </tbody>
      </table>
      {!isWhole && rows.length > atFirst && (
        <Box>
          <Button variant="outlined" onClick={() => setWhole(true)}>
            {messages.showFirst(rows.length)}
          </Button>
        </Box>
      )}
    </Section>
  );
};

const Row = ({ row }: { readonly row: ImportPreview['rows'][number] }) => {
  const messages = useOneMessages();
  const shown = useLanguage();
  const { sheet } = row;
  const { product_name, alternative_name, manufacturer, product_ids, language, sheet_date } = sheet;
  const { cas_numbers, un_numbers, pictograms, custom, locations, pdf } = sheet;
  const about = [
    language && languageNames[language][shown],
    sheet_date ? formatShortDate(sheet_date) : messages.noDate,
  ];
  return (
    <tr>
      <th scope="row">
        {product_name || <em>{messages.noProduct}</em>}
        <Note words={[alternative_name, ...product_ids, ...custom]} />
      </th>
      <td>{manufacturer || <em>{messages.noSupplier}</em>}</td>
      <td>
        {about.filter(Boolean).join(', ')}
        <Note words={[pdf]} />
      </td>
      <td>
        {[...cas_numbers, ...un_numbers].join(', ')}
        {pictograms.length > 0 && (
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {pictograms.filter(isPictogram).map((code) => (
              <Pictogram key={code} code={code} size={24} language={shown} />
            ))}
          </Box>
        )}
      </td>
      <td>{locations.join(', ')}</td>
      <td>
        <Becomes row={row} />
      </td>
    </tr>
  );
};

const Note = ({ words }: { readonly words: readonly string[] }) => {
  const said = words.filter(Boolean);
  return said.length > 0 && <span className="import-note">{said.join(' · ')}</span>;
};

const isPictogram = (code: string): code is PictogramCode => code in allPictograms;
