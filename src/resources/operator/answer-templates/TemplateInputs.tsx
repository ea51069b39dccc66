import { Box, Typography } from '@mui/material';
import { languages } from '#contract/languages.ts';
import { answerFields } from '#contract/operator/answer-templates.ts';
import { SelectInput, TextInput } from '#src/admin/inputs.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { templateText } from './messages.ts';

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
            <TextInput source={`text_${language}`} />
          </Box>
        ))}
      </Box>
    </>
  );
};
