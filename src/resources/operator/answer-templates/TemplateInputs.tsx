import { Box, Typography } from '@mui/material';
import { type Language, languages } from '#contract/languages.ts';
import { answerFields, longestAnswer, unknownFields } from '#contract/operator/answer-templates.ts';
import { SelectInput, TextInput } from '#src/admin/inputs.tsx';
import { useFieldInput } from '#src/admin/use-field-input.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { templateText } from './messages.ts';

/** The text of a template: how long it is and may be, and which of its words in braces is no field. */
const AnswerInput = ({ source }: { source: `text_${Language}` }) => {
  const text = useText();
  const language = useLanguage();
  const { input } = useFieldInput({ source, validate: refuseUnknown });
  const value = String(input.value ?? '');
  const number = (count: number) => formatNumber(count, language);
  return (
    <LabelledInput
      {...input}
      multiline
      minRows={5}
      maxRows={18}
      value={value}
      hint={text(templateText('length'), { count: number(value.trim().length), most: number(longestAnswer) })}
    />
  );
};

const refuseUnknown = (value: unknown) => {
  const words = unknownFields(String(value ?? ''));
  return words.length > 0 ? { message: templateText('unknown'), args: { words: words.join(', ') } } : undefined;
};

/** All of a template that is entered: where it is offered, then its name and text, the languages beside each other. */
export const TemplateInputs = () => {
  const text = useText();
  return (
    <>
      <Box sx={{ maxWidth: 400 }}>
        <SelectInput source="kind" />
      </Box>
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(templateText('fieldsHint'))}
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, color: 'text.secondary', typography: 'body2' }}>
          {answerFields.map((field) => (
            <li key={field}>
              <code translate="no">{`{${field}}`}</code> {text(templateText(field))}
            </li>
          ))}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 6,
          rowGap: 8,
        }}
      >
        {languages.map((language) => (
          <Box
            key={language}
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, alignContent: 'start' }}
          >
            <TextInput source={`name_${language}`} />
            <AnswerInput source={`text_${language}`} />
          </Box>
        ))}
      </Box>
    </>
  );
};
