import { Box, FormControl, FormLabel, Select, Typography } from '@mui/material';
import { useId } from 'react';
import type { ImportPreview, ImportRecord } from '#contract/imports/define-imports.ts';
import { dateOrders } from '#contract/imports/states.ts';
import { type Language, languages } from '#contract/languages.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { languageNames } from '#src/i18n/language-names.ts';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { useOneMessages } from './messages.ts';
import { Section } from './Section.tsx';

type ImportChoices = ImportRecord['choices'];

interface Props {
  readonly one: ImportRecord;
  readonly preview: Pick<ImportPreview, 'sheet' | 'other_sheets'>;
  readonly choices: ImportChoices;
  readonly isDisabled: boolean;
  readonly onChoose: (choices: Partial<ImportChoices>) => void;
}

/** What is to be done with locations that are not there, and with what the files do not say. */
export const MoreChoices = ({ one, preview, choices, isDisabled, onChoose }: Props) => {
  const messages = useOneMessages();
  const shown = useLanguage();
  const id = useId();
  const datesId = useId();
  const sheetId = useId();
  const { create_locations, language, date_order, locations_from_folders } = choices;
  return (
    <Section title={messages.choices}>
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {preview.other_sheets.length > 0 && (
          <FormControl sx={{ maxWidth: 320, width: '100%' }}>
            <FormLabel htmlFor={sheetId}>{messages.workbookSheet}</FormLabel>
            <Select
              native
              size="small"
              value={choices.sheet ?? preview.sheet}
              disabled={isDisabled}
              onChange={({ target }) => onChoose({ sheet: target.value, header_line: null, columns: null })}
              inputProps={{ id: sheetId }}
            >
              {[preview.sheet, ...preview.other_sheets].map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          </FormControl>
        )}
        {one.kind === 'pdfs' && (
          <CheckboxField
            name="locations_from_folders"
            required={false}
            checked={locations_from_folders}
            onChange={(isChosen) => !isDisabled && onChoose({ locations_from_folders: isChosen })}
          >
            {messages.fromFolders}
          </CheckboxField>
        )}
        <div>
          <CheckboxField
            name="create_locations"
            required={false}
            checked={create_locations}
            onChange={(isChosen) => !isDisabled && onChoose({ create_locations: isChosen })}
          >
            {messages.createLocations}
          </CheckboxField>
          <Box sx={{ pl: 8 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {messages.notCreated}
            </Typography>
            <NewLocations {...one.new_locations} isChosen={create_locations} />
          </Box>
        </div>
        <FormControl sx={{ maxWidth: 320, width: '100%' }}>
          <FormLabel htmlFor={id}>{messages.language}</FormLabel>
          <Select
            native
            size="small"
            value={language}
            disabled={isDisabled}
            onChange={({ target }) => onChoose({ language: target.value as Language })}
            inputProps={{ id }}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {languageNames[one][shown]}
              </option>
            ))}
          </Select>
        </FormControl>
        {one.kind === 'list' && (
          <FormControl sx={{ maxWidth: 320, width: '100%' }}>
            <FormLabel htmlFor={datesId}>{messages.dates}</FormLabel>
            <Select
              native
              size="small"
              value={date_order ?? ''}
              disabled={isDisabled}
              onChange={({ target }) => onChoose({ date_order: (target.value || null) as ImportChoices['date_order'] })}
              inputProps={{ id: datesId }}
            >
              <option value="">{messages.datesTold}</option>
              {valuesOf(dateOrders).map((order) => (
                <option key={order} value={order}>
                  {dateOrders[order][shown]}
                </option>
              ))}
            </Select>
          </FormControl>
        )}
      </Box>
    </Section>
  );
};

/** Locations that are named; of more there is the number. */
const named = 12;

const NewLocations = ({ paths, total, isChosen }: ImportRecord['new_locations'] & { readonly isChosen: boolean }) => {
  const messages = useOneMessages();
  if (total === 0) return null;
  const first = paths.slice(0, named);
  return (
    <Box sx={{ mt: 2 }}>
      {messages.newLocations(total, isChosen)}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, columns: { sm: '260px' }, overflowWrap: 'anywhere' }}>
        {first.map((path) => (
          <li key={path}>{path}</li>
        ))}
        {total > first.length && <li>{messages.moreLocations(total - first.length)}</li>}
      </Box>
    </Box>
  );
};
