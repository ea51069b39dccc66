import { Box, FormLabel } from '@mui/material';
import { useId } from 'react';
import { documentLanguages, documentSorts } from '#contract/requests/document-options.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { RadioField } from './RadioField.tsx';
import type { SheetCounts } from './sheet-counts.ts';
import type { DocumentOptions } from './use-options.ts';

interface Props {
  readonly options: DocumentOptions;
  readonly counts: SheetCounts | undefined;
  readonly languageError: string | undefined;
  readonly onChange: (changed: Partial<DocumentOptions>) => void;
}

/** What every kind of document asks. */
export const OptionInputs = ({ options, counts, languageError, onChange }: Props) => {
  const text = useText();
  const language = useLanguage();
  const { customFields } = useUserInfo();
  const names = Object.values(customFields).flatMap((label) => (label ? [label[language]] : []));
  const includeId = useId();
  return (
    <>
      <RadioField
        label={text('documents.language')}
        choices={documentLanguages.map((value) => ({
          value,
          label: text(`documents.languages.${value}`),
          note: counts && formatNumber(counts[value], language),
        }))}
        value={options.language}
        onChange={(chosen) => onChange({ language: chosen })}
        error={languageError}
      />
      <RadioField
        label={text('documents.sort')}
        choices={documentSorts.map((value) => ({ value, label: text(`documents.sorts.${value}`) }))}
        value={options.sort}
        onChange={(sort) => onChange({ sort })}
      />
      <Box
        role="group"
        aria-labelledby={includeId}
        sx={{
          display: 'grid',
          justifyItems: 'start',
          '& label': { ml: -2, '@media (pointer: coarse)': { minHeight: 40 } },
        }}
      >
        <FormLabel id={includeId} component="span">
          {text('documents.include')}
        </FormLabel>
        <CheckboxField
          name="includeDate"
          checked={options.includeDate}
          onChange={(includeDate) => onChange({ includeDate })}
          required={false}
        >
          {text('documents.includeDate')}
        </CheckboxField>
        {names.length > 0 && (
          <CheckboxField
            name="customFields"
            checked={options.customFields}
            onChange={(isIncluded) => onChange({ customFields: isIncluded })}
            required={false}
          >
            {text('documents.customFields', { names: names.join(', ') })}
          </CheckboxField>
        )}
      </Box>
    </>
  );
};
