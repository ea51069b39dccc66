import { Box } from '@mui/material';
import type { RequestInfo } from '#contract/requests/request-info.ts';
import { useText } from '#src/i18n/use-text.ts';

/** Sheets that could not be included, each with why. */
export const LeftOut = ({ sheets }: { sheets: NonNullable<RequestInfo['left_out']> }) => {
  const text = useText();
  return (
    <Box component="ul" sx={{ m: 0, pl: 4 }}>
      {sheets.map(({ isn, product_name, manufacturer, reason }) => (
        <li key={isn}>
          <bdi>{product_name}</bdi>, <bdi>{manufacturer}</bdi>: {text(`requests.leftOutReasons.${reason}`)}
        </li>
      ))}
    </Box>
  );
};
