import { Box, Button, FormControlLabel, Radio, RadioGroup, Select, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { ImportColumn } from '#contract/imports/columns.ts';
import type { ImportPreview, ImportRecord } from '#contract/imports/define-imports.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { useOneMessages } from './messages.ts';
import { Section } from './Section.tsx';
import '../imports.css';

type ImportChoices = ImportRecord['choices'];

interface Props {
  readonly preview: ImportPreview;
  readonly choices: ImportChoices;
  /** What was refused, by the field's name: `columns.2`. */
  readonly faults: Readonly<Record<string, string>>;
  readonly isOpenAtFirst: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (choices: Partial<ImportChoices>) => void;
}

/** Where the headers stand, and what each column of a list is read as. */
export const ColumnChoices = ({ preview, choices, faults, isOpenAtFirst, isDisabled, onChoose }: Props) => {
  const messages = useOneMessages();
  const [isAsked, setAsked] = useState(isOpenAtFirst);
  const id = useId();
  const { columns, header_line } = preview;
  const chosen = columns.map(({ column }, index) => (choices.columns ? (choices.columns[index] ?? null) : column));
  const read = chosen.filter(Boolean).length;
  const notRead = columns.flatMap(({ header, samples }, index) => {
    const isEmpty = header === '' && samples.length === 0;
    return chosen[index] || isEmpty ? [] : [header || messages.unnamedColumn(index + 1)];
  });
  const lead = [
    messages.columnsRead(read, columns.length),
    ...(notRead.length > 0 ? [messages.columnsNotRead(notRead)] : []),
  ].join(' ');
  const isOtherLine = choices.header_line !== null && choices.header_line !== header_line;
  // What is wrong with them is not hidden.
  const isOpen = isAsked || Object.keys(faults).length > 0;
  const choose = (at: number, column: ImportColumn | null) =>
    onChoose({ columns: chosen.map((before, index) => (index === at ? column : before)) });
  return (
    <Section
      title={messages.columns}
      lead={isOtherLine ? undefined : lead}
      toggle={{
        isOpen,
        text: isOpen ? messages.hide : messages.change,
        name: isOpen ? messages.hideColumns : messages.changeColumns,
        onToggle: () => setAsked(!isOpen),
      }}
    >
      <HeaderLine
        preview={preview}
        choice={choices.header_line}
        error={faults.header_line}
        isDisabled={isDisabled}
        onChoose={(line) => onChoose({ header_line: line, columns: null })}
      />
      {faults.columns && (
        <div tabIndex={-1} data-error-focus>
          <FieldError id={`${id}-columns`} error={faults.columns} />
        </div>
      )}
      {isOtherLine ? (
        <Typography sx={{ color: 'text.secondary' }}>{messages.headerChanged}</Typography>
      ) : (
        <table className="import-table" aria-label={messages.columns}>
          <thead>
            <tr>
              <th scope="col">{messages.column}</th>
              <th scope="col">{messages.samples}</th>
              <th scope="col">{messages.readAs}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column, index) => (
              <ColumnRow
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of one name are told apart by their place
                key={index}
                place={index + 1}
                column={column}
                value={chosen[index] ?? null}
                targets={preview.targets}
                error={faults[`columns.${index}`]}
                isDisabled={isDisabled}
                onChange={(target) => choose(index, target)}
              />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
};

interface ColumnRowProps {
  readonly place: number;
  readonly column: ImportPreview['columns'][number];
  readonly value: ImportColumn | null;
  readonly targets: ImportPreview['targets'];
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (target: ImportColumn | null) => void;
}

const ColumnRow = ({ place, column, value, targets, error, isDisabled, onChange }: ColumnRowProps) => {
  const messages = useOneMessages();
  const language = useLanguage();
  const id = useId();
  const header = column.header || messages.unnamedColumn(place);
  const reason = value === null && column.reason?.[language];
  const note = error ? `${id}-error` : reason ? `${id}-reason` : undefined;
  return (
    <tr data-invalid={error ? true : undefined}>
      <th scope="row">{header}</th>
      <td className="import-samples">{column.samples.join(' · ')}</td>
      <td className="import-choice">
        <Select
          native
          size="small"
          fullWidth
          value={value ?? ''}
          disabled={isDisabled}
          error={error !== undefined}
          onChange={({ target }) => onChange((target.value || null) as ImportColumn | null)}
          inputProps={{
            'aria-label': messages.columnReadAs(header),
            'aria-invalid': error !== undefined,
            'aria-describedby': note,
          }}
        >
          <option value="">{messages.notRead}</option>
          {targets.map(({ column: target, ...name }) => (
            <option key={target} value={target}>
              {name[language]}
            </option>
          ))}
        </Select>
        {error && <FieldError id={`${id}-error`} error={error} />}
        {!error && reason && (
          <span id={`${id}-reason`} className="import-note">
            {reason}
          </span>
        )}
      </td>
    </tr>
  );
};

interface HeaderLineProps {
  readonly preview: ImportPreview;
  readonly choice: number | null;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onChoose: (line: number | null) => void;
}

/** The line of the headers, chosen among the first lines as they stand in the list. */
const HeaderLine = ({ preview, choice, error, isDisabled, onChoose }: HeaderLineProps) => {
  const messages = useOneMessages();
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || error !== undefined || preview.columns.length === 0;
  const said = choice ?? preview.header_line;
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        {said > 0 && <Typography>{messages.headerOn(said)}</Typography>}
        {!isOpen && <Button onClick={() => setAsked(true)}>{messages.chooseHeader}</Button>}
      </Box>
      {isOpen && (
        <RadioGroup
          aria-label={messages.headers}
          aria-describedby={error && `${id}-error`}
          value={choice ?? ''}
          onChange={(_, value) => onChoose(value === '' ? null : Number(value))}
          sx={{ mt: 1, flexWrap: 'nowrap' }}
        >
          <HeaderChoice value="" isDisabled={isDisabled}>
            {messages.foundHeader}
          </HeaderChoice>
          {preview.lines.map(({ line, cells }) => (
            <HeaderChoice key={line} value={line} isDisabled={isDisabled} lead={messages.line(line)}>
              {cells.filter(Boolean).slice(0, cellsSaid).join(' · ')}
            </HeaderChoice>
          ))}
        </RadioGroup>
      )}
      {error && <FieldError id={`${id}-error`} error={error} />}
    </div>
  );
};

/** Cells of a line that are enough to know it by. */
const cellsSaid = 8;

interface HeaderChoiceProps {
  readonly value: number | '';
  readonly isDisabled: boolean;
  readonly lead?: string;
  readonly children: string;
}

const HeaderChoice = ({ value, isDisabled, lead, children }: HeaderChoiceProps) => (
  <FormControlLabel
    value={value}
    disabled={isDisabled}
    control={<Radio size="small" />}
    sx={{
      mx: 0,
      gap: 1,
      alignItems: 'flex-start',
      '& .MuiFormControlLabel-label': { py: 1, overflowWrap: 'anywhere' },
    }}
    label={
      <>
        {lead && (
          <Box component="span" sx={{ fontWeight: 600, mr: 2 }}>
            {lead}
          </Box>
        )}
        {children}
      </>
    }
  />
);
