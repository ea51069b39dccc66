import { Box, Link, Typography } from '@mui/material';
import { LinkBase, useRecordContext } from 'react-admin';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { EditedSheet } from '../sheet.ts';
import { sheetText } from '../texts.ts';
import { Part, rows } from './Part.tsx';

/** The organisations that have the sheet in their collection. */
export const Holders = () => {
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
