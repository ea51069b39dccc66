import { Box, Link, Typography, useMediaQuery } from '@mui/material';
import { LinkBase, useRecordContext } from 'react-admin';
import { sheetStatuses } from '#contract/sheets/status.ts';
import { Edit } from '#src/admin/Edit.tsx';
import { DateInput, SelectInput } from '#src/admin/inputs.tsx';
import { SimpleForm, Toolbar } from '#src/admin/SimpleForm.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SheetFields } from '#src/resources/operator/requests/addition/fields/SheetFields.tsx';
import { ReadingProvider } from '#src/resources/operator/requests/addition/reading/reading-context.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { sheetText } from '../messages.ts';
import type { EditedSheet } from '../sheet.ts';
import { AttentionNotes } from './AttentionNotes.tsx';
import { Ending, EndNotice } from './Ending.tsx';
import { FormerPdfs } from './FormerPdfs.tsx';
import { Head } from './Head.tsx';
import { Owner } from './Owner.tsx';
import { Part, rows } from './Part.tsx';
import { SheetNeighbours } from './SheetNeighbours.tsx';
import { Versions } from './Versions.tsx';

/** The facts of a sheet, and beside them what surrounds it; where there is no room, beneath the button that saves. */
export default function SheetEdit() {
  const hasRoom = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'));
  const surroundings = (
    <>
      <Versions />
      <FormerPdfs />
      <Holders />
      <Owner />
      <Ending />
    </>
  );
  return (
    <Edit>
      <SimpleForm
        toolbar={
          <>
            <Toolbar />
            {!hasRoom && (
              <Box sx={{ ...parts, mt: 6, pt: 6, borderTop: 1, borderColor: 'divider' }}>{surroundings}</Box>
            )}
          </>
        }
      >
        <SheetNeighbours />
        <Head />
        <EndNotice />
        {hasRoom ? (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: 8 }}>
            <Facts />
            <Box sx={parts}>
              <AttentionNotes />
              {surroundings}
            </Box>
          </Box>
        ) : (
          <>
            <AttentionNotes />
            <Facts />
          </>
        )}
      </SimpleForm>
    </Edit>
  );
}

const parts = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 6 } as const;

/** What a sheet says came from people long ago: no field has a place in a PDF to show. */
const notRead = { reading: { outcome: 'failed', pages: 0, fields: {} }, show: () => undefined } as const;

/** How the sheet stands, and all that it says. */
const Facts = () => {
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
      <Status />
      <DateInput source="last_checked" />
      <ReadingProvider value={notRead}>
        <SheetFields />
      </ReadingProvider>
    </Box>
  );
};

/** A sheet that was ended stays archived until it is taken back. */
const Status = () => {
  const text = useText();
  const language = useLanguage();
  const sheet = useRecordContext<EditedSheet>();
  if (!sheet?.ended) return <SelectInput source="status" />;
  return (
    <LabelledInput
      label={text('resources.desk-sheets.fields.status')}
      value={sheetStatuses[sheet.status][language]}
      hint={text(sheetText('endedStatus'))}
      readOnly
      onChange={() => undefined}
    />
  );
};

/** The organisations that have the sheet in their collection. */
const Holders = () => {
  const text = useText();
  const language = useLanguage();
  const sheet = useRecordContext<EditedSheet>();
  if (!sheet) return null;
  const { held_by } = sheet;
  return (
    <Part title={text(sheetText('heldBy'))}>
      {held_by.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(sheetText('heldByNobody'))}
        </Typography>
      ) : (
        <Box component="ul" sx={rows}>
          {held_by.map(({ id, [`name_${language}` as const]: name }) => (
            <li key={id}>
              <Link component={LinkBase} to={`/organisations/${id}`}>
                {name}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </Part>
  );
};
