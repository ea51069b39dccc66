import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button, Link, Typography, useMediaQuery } from '@mui/material';
import { LinkBase, useRecordContext } from 'react-admin';
import { urlOf } from '#contract/call-url.ts';
import { getOperatorSheetPdf } from '#contract/calls/operator/sheets.ts';
import type { AttentionKind } from '#contract/sheets/attention.ts';
import { attentionKinds } from '#contract/sheets/attention.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import { Edit } from '#src/admin/Edit.tsx';
import { DateInput, SelectInput } from '#src/admin/inputs.tsx';
import { SimpleForm } from '#src/admin/SimpleForm.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { SheetFields } from '#src/resources/operator/requests/addition/fields/SheetFields.tsx';
import { ReadingProvider } from '#src/resources/operator/requests/addition/reading/reading-context.ts';
import { LanguageTag } from '#src/ui/LanguageTag.tsx';
import { attentionIcons } from '../attention-icons.ts';
import { sheetText } from '../messages.ts';
import type { EditedSheet } from '../sheet.ts';
import { Owner } from './Owner.tsx';
import { Part, rows } from './Part.tsx';
import { Versions } from './Versions.tsx';

/** The reasons why the sheet needs attention, and what to do about each. */
const AttentionNotes = () => {
  const text = useText();
  const shownIn = useLanguage();
  const sheet = useRecordContext<EditedSheet>();
  if (!sheet || sheet.attention.length === 0) return null;
  return (
    <Part title={text(sheetText('attention'))}>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {sheet.attention.map((kind) => {
          const Icon = attentionIcons[kind];
          return (
            <Box
              component="li"
              key={kind}
              sx={({ tokens }) => ({
                display: 'flex',
                gap: 2,
                p: 3,
                borderRadius: '10px',
                bgcolor: tokens.amberSoft,
                fontSize: '0.875rem',
                '& svg': { color: tokens.amberIcon, fontSize: 20, flex: 'none' },
              })}
            >
              <Icon aria-hidden />
              <span>
                <strong>{attentionKinds[kind][shownIn]}</strong>
                <br />
                {text(sheetText(remedyOf(kind, sheet.language)))}
              </span>
            </Box>
          );
        })}
      </Box>
    </Part>
  );
};

const remedies = {
  old: 'askCurrent',
  superseded: 'archiveThis',
  'no-pdf': 'askPdf',
  unread: 'checkByHand',
} as const;

const remedyOf = (kind: AttentionKind, language: SheetLanguage) =>
  kind === 'one-language' ? (language === 'en' ? 'askFrench' : 'askEnglish') : remedies[kind];

/** The facts of a sheet, and beside them what surrounds it; where there is no room, beneath the button that saves. */
export default function SheetEdit() {
  const hasRoom = useMediaQuery(({ breakpoints }) => breakpoints.up('lg'));
  const surroundings = (
    <>
      <Versions />
      <Holders />
      <Owner />
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
      <SelectInput source="status" />
      <DateInput source="last_checked" />
      <ReadingProvider value={notRead}>
        <SheetFields />
      </ReadingProvider>
    </Box>
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

/** Which sheet it is, as it is recorded, and its PDF. */
const Head = () => {
  const text = useText();
  const sheet = useRecordContext<EditedSheet>();
  if (!sheet) return null;
  const { id, product_name, manufacturer, language, has_pdf } = sheet;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{product_name}</bdi> <LanguageTag language={language} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(sheetText('ofMaker'), { manufacturer, id })}
        </Typography>
      </Box>
      {has_pdf && (
        <Button
          variant="outlined"
          href={urlOf(getOperatorSheetPdf, { id })}
          target="_blank"
          rel="noopener"
          endIcon={<OpenInNew />}
          aria-label={text('shell.newTab', { name: text(sheetText('openPdf')) })}
        >
          {text(sheetText('openPdf'))}
        </Button>
      )}
    </Box>
  );
};
