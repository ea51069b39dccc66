import { Box, Typography } from '@mui/material';
import { requestNumber } from '#contract/requests/request-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { infoOf, type Request } from '../request.ts';
import { LongText } from './LongText.tsx';
import { Places } from './Places.tsx';

/** Which sheet is to be removed, from where, and why. */
export const RemovalDetails = ({ request }: { request: Request }) => {
  const text = useText();
  const language = useLanguage();
  const { subset } = useUserInfo();
  const {
    product_name,
    manufacturer,
    product_id,
    locations = [],
    kept_locations = [],
    additional_information = '',
  } = infoOf(request);
  return (
    <>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', px: 4, py: 3 }}>
        <Typography component="p" sx={{ fontWeight: 600 }}>
          <span className="visually-hidden">{`${text('search.columns.product')} `}</span>
          {product_name}
        </Typography>
        {manufacturer && <Typography component="p">{manufacturer}</Typography>}
        {product_id && (
          <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
            {product_id}
          </Typography>
        )}
      </Box>
      <Facts
        facts={[
          { label: text('requests.reference'), value: requestNumber(request.id) },
          {
            label: subset[language] || text('search.chips.location'),
            value: locations.length > 0 ? <Places paths={locations} /> : text('requests.wholeCollection'),
          },
          ...(kept_locations.length > 0
            ? [{ label: text('requests.keptAt'), value: <Places paths={kept_locations} /> }]
            : []),
          {
            label: text('requests.additionalInformation'),
            value: additional_information ? <LongText>{additional_information}</LongText> : '-',
          },
        ]}
      />
    </>
  );
};
