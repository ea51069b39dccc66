import { Typography } from '@mui/material';
import { useId } from 'react';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { Figures } from './tables.ts';
import './figures.css';

/** Wider than a phone: it is moved sideways, and its first column stays. */
export const FiguresTable = ({ name, columns, rows }: Figures) => {
  const language = useLanguage();
  const id = useId();
  const say = (value: number | null, column: Figures['columns'][number]) =>
    value === null ? '-' : (column.say ?? formatNumber)(value, language);
  return (
    <>
      <Typography id={id} variant="h2" sx={{ mt: 6, mb: 3 }}>
        {name}
      </Typography>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard. */}
      <section className="desk-figures" tabIndex={0} aria-labelledby={id}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} scope="col">
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} data-key={row.key}>
                <th scope="row">{row.name}</th>
                {columns.slice(1).map((column, at) => (
                  <td key={column.name}>{say(row.values[at] ?? null, column)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
};
