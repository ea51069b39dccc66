import { Box, ToggleButton } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { type Pictogram as Code, pictograms } from '#contract/sheets/pictogram.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useWords } from '#src/resources/desk/requests/use-words.ts';
import { Pictogram } from '#src/ui/Pictogram.tsx';
import type { Values } from '../values.ts';
import { FieldFrame } from './FieldFrame.tsx';

const codes = valuesOf(pictograms);

/** Which pictograms the sheet shows; those it does not show are pale. */
export const PictogramsField = () => {
  const word = useWords();
  const language = useLanguage();
  const id = useId();
  const { field, fieldState } = useController<Values, 'sheet.pictograms'>({ name: 'sheet.pictograms' });
  const value: readonly Code[] = field.value;
  const toggle = (toggled: Code) => field.onChange(codes.filter((code) => value.includes(code) !== (code === toggled)));
  return (
    <FieldFrame field="pictograms" id={id} label={word('pictograms')} isGroup error={fieldState.error?.message} isWide>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(56px, 1fr))', gap: 1 }}>
        {codes.map((code) => (
          <ToggleButton
            key={code}
            value={code}
            selected={value.includes(code)}
            disabled={field.disabled ?? false}
            onChange={() => toggle(code)}
            aria-label={pictograms[code][language]}
            title={pictograms[code][language]}
            sx={({ tokens }) => ({
              p: 1,
              minHeight: 52,
              border: '2px solid transparent',
              '& img': { opacity: 0.5 },
              '&.Mui-selected': { borderColor: tokens.accent },
              '&.Mui-selected img': { opacity: 1 },
            })}
          >
            <Pictogram code={code} size={38} />
          </ToggleButton>
        ))}
      </Box>
    </FieldFrame>
  );
};
