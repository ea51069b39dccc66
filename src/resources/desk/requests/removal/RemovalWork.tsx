import { Box, Link, Typography } from '@mui/material';
import { getOperatorSheetPdf } from '#contract/calls/operator/sheets.ts';
import { useText } from '#src/i18n/use-text.ts';
import { urlOf } from '#src/providers/call-api.ts';
import { LongText } from '#src/resources/requests/details/LongText.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import type { DeskRequest } from '../request.ts';
import { useWords } from '../use-words.ts';
import { AboutRequest } from '../work/AboutRequest.tsx';
import { PlainWork } from '../work/PlainWork.tsx';
import { LocationDecision } from './LocationDecision.tsx';
import { RemovalForm } from './RemovalForm.tsx';

/** A sheet that is to leave some locations: decided for each of them. */
export const RemovalWork = ({ request }: { request: DeskRequest }) => {
  const text = useText();
  const word = useWords();
  const { info, removals, status } = request;
  const { isn, product_name = '', manufacturer = '', product_id = '', additional_information = '' } = info;
  return (
    <PlainWork about={<AboutRequest request={request} />}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Facts
          facts={[
            {
              label: word('sheet'),
              value: (
                <>
                  <strong>{product_name}</strong>, <bdi>{manufacturer}</bdi>
                  {isn !== undefined && (
                    <div>
                      <SheetLink isn={isn} />
                    </div>
                  )}
                </>
              ),
            },
            { label: text('search.columns.productId'), value: product_id },
            {
              label: word('theirNote'),
              value: additional_information && <LongText>{additional_information}</LongText>,
            },
          ]}
        />
        {status === 'processing' ? (
          <RemovalForm request={request} />
        ) : (
          <section>
            <Typography variant="h2" sx={{ mb: 2 }}>
              {word('places')}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {removals.map((removal) => (
                <LocationDecision key={removal.location} removal={removal} isApproved={undefined} isFaulty={false} />
              ))}
            </Box>
          </section>
        )}
      </Box>
    </PlainWork>
  );
};

const SheetLink = ({ isn }: { isn: number }) => {
  const text = useText();
  const word = useWords();
  return (
    <Link
      href={urlOf(getOperatorSheetPdf, { id: isn })}
      target="_blank"
      rel="noopener"
      aria-label={text('shell.newTab', { name: word('sheetPdf') })}
    >
      {word('sheetPdf')}
    </Link>
  );
};
