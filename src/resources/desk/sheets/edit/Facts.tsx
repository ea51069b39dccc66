import { Box } from '@mui/material';
import { DateInput, SelectInput } from '#src/admin/inputs.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { SheetFields } from '#src/resources/desk/requests/addition/fields/SheetFields.tsx';
import { ReadingProvider } from '#src/resources/desk/requests/addition/reading/reading-context.ts';
import { sheetText } from '../texts.ts';

/** What a sheet says came from people long ago: no field has a place in a PDF to show. */
const notRead = { reading: { outcome: 'failed', pages: 0, fields: {} }, show: () => undefined } as const;

/** How the sheet stands, and all that it says. */
export const Facts = () => {
  const text = useText();
  return (
    <Box
      role="group"
      aria-label={text(sheetText('facts'))}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 4,
        alignContent: 'start',
      }}
    >
      <SelectInput source="status" />
      <DateInput source="last_checked" />
      <ReadingProvider value={notRead}>
        <SheetFields />
      </ReadingProvider>
    </Box>
  );
};
