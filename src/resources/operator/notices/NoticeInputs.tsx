import { Box, Typography } from '@mui/material';
import { languages } from '#contract/languages.ts';
import { DateInput, ReferenceInput, SelectInput, TextInput } from '#src/admin/inputs.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { noticeText } from './messages.ts';
import { NoticePreview } from './preview/NoticePreview.tsx';

const names = { en: 'english', fr: 'french' } as const;

/** All of a notice that is entered: whom it is for and when, then what it says, the languages beside each other. */
export const NoticeInputs = () => {
  const text = useText();
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: '2fr 3fr 2fr 2fr' },
          gap: 4,
        }}
      >
        <SelectInput source="kind" />
        <ReferenceInput source="organisation" />
        <DateInput source="from_day" />
        <DateInput source="to_day" />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: -2 }}>
        {text(noticeText('daysHint'))}
      </Typography>
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
            component="section"
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, alignContent: 'start' }}
          >
            <Typography variant="h2" sx={{ pt: 4, borderTop: 1, borderColor: 'divider' }}>
              {text(noticeText(names[language]))}
            </Typography>
            <TextInput source={`subject_${language}`} />
            <SelectInput source={`type_${language}`} />
            <TextInput source={`text_${language}`} />
            <NoticePreview language={language} />
          </Box>
        ))}
      </Box>
    </>
  );
};
