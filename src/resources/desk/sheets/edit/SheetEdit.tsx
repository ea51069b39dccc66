import { Box, useMediaQuery } from '@mui/material';
import { Edit } from '#src/admin/Edit.tsx';
import { SimpleForm } from '#src/admin/SimpleForm.tsx';
import { AttentionNotes } from './AttentionNotes.tsx';
import { Facts } from './Facts.tsx';
import { Head } from './Head.tsx';
import { Holders } from './Holders.tsx';
import { Versions } from './Versions.tsx';

/** The facts of a sheet, and beside them what surrounds it; where there is no room, beneath the button that saves. */
export default function SheetEdit() {
  const hasRoom = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'));
  const surroundings = (
    <>
      <Versions />
      <Holders />
    </>
  );
  return (
    <Edit>
      <SimpleForm>
        <Head />
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
      {!hasRoom && <Box sx={{ ...parts, mt: 6, pt: 6, borderTop: 1, borderColor: 'divider' }}>{surroundings}</Box>}
    </Edit>
  );
}

const parts = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 6 } as const;
