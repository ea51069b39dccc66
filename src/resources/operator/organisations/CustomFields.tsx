import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import { type Bilingual, type Language, languages } from '#contract/languages.ts';
import { useFieldInput } from '#src/admin/use-field-input.ts';
import { useInnerFaults } from '#src/admin/use-inner-faults.ts';
import { useText } from '#src/i18n/use-text.ts';
import { organisationText } from './messages.ts';
import { RowInput } from './RowInput.tsx';

const none: readonly Bilingual[] = [];
const most = 3;
const labels = { en: 'customFieldEn', fr: 'customFieldFr' } as const;

/** The names of up to three fields that the organisation adds to its sheets, in their order. */
export const CustomFields = () => {
  const text = useText();
  const id = useId();
  const { value, onChange } = useFieldInput({ source: 'custom_fields', defaultValue: none }).input;
  const fields = (value ?? none) as readonly Bilingual[];
  const { faults, clear, clearAll } = useInnerFaults('custom_fields');
  const toFocus = useRef<number>(undefined);
  useEffect(() => {
    if (toFocus.current !== undefined) document.getElementById(`${id}-${toFocus.current}`)?.focus();
    toFocus.current = undefined;
  });
  const renumber = (changed: readonly Bilingual[], focused: number) => {
    toFocus.current = focused;
    clearAll();
    onChange(changed);
  };
  const rename = (index: number, language: Language, name: string) => {
    clear(`${index}.${language}`);
    onChange(fields.map((one, at) => (at === index ? { ...one, [language]: name } : one)));
  };
  const swap = (index: number, other: number) =>
    renumber(fields.with(index, fields[other]!).with(other, fields[index]!), other);
  return (
    <Box role="group" aria-labelledby={`${id}-name`} aria-describedby={`${id}-hint`}>
      <Typography id={`${id}-name`} variant="h3">
        {text(organisationText('customFields'))}
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {text(organisationText('customFieldsHint'))}
      </Typography>
      {fields.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place; the inputs hold no state
        <Box key={index} sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2, mb: 2 }}>
          {languages.map((language) => (
            <Box
              key={language}
              sx={{ display: 'flex', alignItems: 'baseline', gap: 2, flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0 }}
            >
              <Typography aria-hidden variant="caption" sx={{ color: 'text.secondary', fontWeight: 600, flex: 'none' }}>
                {language.toUpperCase()}
              </Typography>
              <RowInput
                {...(language === 'en' && { id: `${id}-${index}` })}
                lang={language}
                label={text(organisationText(labels[language]), { number: index + 1 })}
                value={one[language]}
                maxLength={200}
                error={faults[`${index}.${language}`]}
                onChange={(name) => rename(index, language, name)}
              />
            </Box>
          ))}
          <Box sx={{ display: 'flex', flex: 'none' }}>
            <IconButton
              disabled={index === 0}
              aria-label={text(organisationText('raiseCustomField'), { number: index + 1 })}
              onClick={() => swap(index, index - 1)}
            >
              <ArrowUpward fontSize="small" />
            </IconButton>
            <IconButton
              disabled={index === fields.length - 1}
              aria-label={text(organisationText('lowerCustomField'), { number: index + 1 })}
              onClick={() => swap(index, index + 1)}
            >
              <ArrowDownward fontSize="small" />
            </IconButton>
            <IconButton
              aria-label={text(organisationText('removeCustomField'), { number: index + 1 })}
              onClick={() => renumber(fields.toSpliced(index, 1), Math.max(0, index - 1))}
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Box>
        </Box>
      ))}
      {fields.length < most && (
        <Button
          startIcon={<Add />}
          // The first row of an empty list: it gets the focus.
          {...(fields.length === 0 && { id: `${id}-0` })}
          onClick={() => renumber([...fields, { en: '', fr: '' }], fields.length)}
          sx={{ ml: -3 }}
        >
          {text(organisationText('addCustomField'))}
        </Button>
      )}
    </Box>
  );
};
