import { Box, Button, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { type DocumentType, documentTypes, type RequestType } from '#contract/requests/request-types.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { formatLongInstant } from '../format-instant.ts';
import { infoOf, type Request, requesterOf } from '../request.ts';
import { StatusPill } from '../StatusPill.tsx';
import { AdditionDetails } from './AdditionDetails.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { DocumentDetails } from './DocumentDetails.tsx';
import { History } from './History.tsx';
import { RemovalDetails } from './RemovalDetails.tsx';

/** Requests of any other type stand for a document. S2.2.10-14. */
const kinds: Partial<Record<RequestType, ComponentType<{ request: Request }>>> = {
  contact: ContactDetails,
  sdsremoval: RemovalDetails,
  sdsaddition: AdditionDetails,
};

export const RequestDetails = ({ request }: { request: Request }) => {
  const text = useText();
  const language = useLanguage();
  const { type_slug, status_slug, created_at, detail } = request;
  const Kind = kinds[type_slug] ?? DocumentDetails;
  const nextStep = useNextStep(request);
  return (
    <Box sx={{ display: 'grid', gap: 4, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }} role="status">
        <StatusPill status={status_slug} />
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          {text('requests.askedBy', {
            date: formatLongInstant(created_at, language),
            name: requesterOf(request) ?? text('requests.sharedUser'),
          })}
        </Typography>
      </Box>
      <Kind request={request} />
      {nextStep && (
        <Notice
          severity="info"
          role="note"
          {...(status_slug === 'error' && {
            action: (
              <Button size="small" component={Link} to="/contact-us" sx={{ whiteSpace: 'nowrap' }}>
                {text('requests.writeToUs')}
              </Button>
            ),
          })}
          sx={{ '& .notice-action': { pt: 0, displayPrint: 'none' } }}
        >
          {nextStep}
        </Notice>
      )}
      {detail?.history && <History changes={detail.history} />}
    </Box>
  );
};

const isDocument = (type: RequestType): type is DocumentType =>
  (documentTypes as readonly RequestType[]).includes(type);

/** What happens next, or what one can do now. */
const useNextStep = (request: Request): string => {
  const text = useText();
  const language = useLanguage();
  const { type_slug: type, status_slug: status, is_file_deleted } = request;
  if (status === 'error') return text('requests.next.error');
  if (!isDocument(type)) return text(`requests.next.${type}.${status}`);
  if (status === 'processing') return text('requests.next.document.processing');
  if (is_file_deleted) return text('requests.next.document.expired');
  const { download_url, expires_at } = infoOf(request);
  if (!download_url) return '';
  return expires_at
    ? text('requests.next.document.until', { date: formatLongInstant(expires_at, language) })
    : text('requests.next.document.completed');
};
