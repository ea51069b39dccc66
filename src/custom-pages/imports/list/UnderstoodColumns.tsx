import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Typography } from '@mui/material';
import { importColumns } from '#contract/imports/columns.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { saveAs } from '#src/providers/save-file.ts';
import { useImportMessages } from '../messages.ts';
import { exampleList } from './example-list.ts';

/** Which columns of a list are understood, and a list to begin with. */
export const UnderstoodColumns = () => {
  const messages = useImportMessages();
  const language = useLanguage();
  const names = valuesOf(importColumns)
    .filter((column) => !column.startsWith('custom'))
    .map((column) => importColumns[column][language]);
  const save = () =>
    saveAs(new Blob([exampleList(language)], { type: 'text/csv;charset=utf-8' }), `${messages.exampleName}.csv`);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
        {messages.understood(names.join(', '))}
      </Typography>
      <Button startIcon={<FileDownloadOutlined />} onClick={save}>
        {messages.example}
      </Button>
    </Box>
  );
};
