import { Box, Button, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { Bilingual } from '#contract/languages.ts';
import { capitalised, outcomeOf, stepsAfter } from '#contract/requests/outcomes.ts';
import type { ListedAddition } from '#contract/requests/request-info.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { isDocumentType, type RequestType } from '#contract/requests/request-types.ts';
import { customFieldLabel } from '#contract/search/custom-field-label.ts';
import { listedUnder } from '#contract/sheets/listed-under.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { formatLongInstant } from '../format-instant.ts';
import { infoOf, isLate, type Request, requesterOf } from '../request.ts';
import { StatusPill } from '../StatusPill.tsx';
import { DocumentDetails } from './DocumentDetails.tsx';
import { FileLink } from './FileLink.tsx';
import { History } from './History.tsx';
import { LongText } from './LongText.tsx';
import { ReplyToDesk } from './ReplyToDesk.tsx';

export const RequestDetails = ({ request }: { request: Request }) => {
  const text = useText();
  const language = useLanguage();
  const { type_slug, status_slug, created_at, expected_on, detail } = request;
  const Kind = kinds[type_slug] ?? DocumentDetails;
  const history = detail?.history ?? [];
  const newest = history.at(-1);
  const lastNote = history.findLast(({ note }) => note !== '');
  const isAsked = lastNote !== undefined && !lastNote.is_reply;
  const nextStep = useNextStep(request, newest?.note ?? '');
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
        {expected_on && !isLate(request) && (
          <Typography component="p" sx={{ flexBasis: '100%', fontWeight: 600 }}>
            {text('requests.expected', { date: formatLongDate(expected_on, language) })}
          </Typography>
        )}
        {status_slug !== 'processing' && (
          <Typography component="p" sx={{ flexBasis: '100%', fontWeight: 600 }}>
            {`${capitalised(outcomeOf({ type: type_slug, info: infoOf(request) }, status_slug)[language])}.`}
          </Typography>
        )}
      </Box>
      {isLate(request) && (
        <Notice severity="warning" role="note">
          {text('requests.lateAsk', { date: formatLongDate(expected_on, language) })}
        </Notice>
      )}
      {newest?.note && (
        // What was answered or is asked: first, and not in the history as well.
        <Box sx={({ tokens }) => ({ borderLeft: 3, borderColor: tokens.accent, pl: 3 })}>
          <LongText>{newest.note}</LongText>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {[newest.by, newest.by && !newest.is_reply && support[language], formatLongInstant(newest.at, language)]
              .filter(Boolean)
              .join(', ')}
          </Typography>
        </Box>
      )}
      {!isDocumentType(type_slug) && (
        <ReplyToDesk key={request.id} id={request.id} isOpen={status_slug === 'processing'} isAsked={isAsked} />
      )}
      <Kind request={request} />
      {nextStep && (
        <Notice
          severity="info"
          role="note"
          {...(status_slug === 'error' && {
            action: <WriteToUs id={request.id} />,
          })}
          sx={{ '& .notice-action': { pt: 0, displayPrint: 'none' } }}
        >
          {nextStep}
        </Notice>
      )}
      {newest && <History changes={[...history.slice(0, -1), { ...newest, note: '' }]} />}
    </Box>
  );
};

/** On whose side the author of a note is. */
const support: Bilingual = { en: 'support', fr: 'soutien' };

/** The form knows which request it is about. */
const WriteToUs = ({ id }: { id: string }) => {
  const text = useText();
  const subject = text('requests.title', { id: requestNumber(id) });
  return (
    <Button size="small" component={Link} to="/contact-us" state={{ subject }} sx={{ whiteSpace: 'nowrap' }}>
      {text('requests.writeToUs')}
    </Button>
  );
};

/** What happens next, or what one can do now. */
const useNextStep = (request: Request, reason: string): string => {
  const text = useText();
  const language = useLanguage();
  const { type_slug: type, status_slug: status, is_file_deleted } = request;
  if (status === 'error')
    return stepsAfter(type, reason)
      .map(({ words }) => words[language])
      .join(' ');
  // Its outcome says all.
  if (type === 'sdsremoval') return status === 'processing' ? text('requests.next.sdsremoval') : '';
  if (!isDocumentType(type)) return text(`requests.next.${type}.${status}`);
  if (status === 'processing') return text('requests.next.document.processing');
  if (is_file_deleted) return text('requests.next.document.expired');
  const { download_url, expires_at } = infoOf(request);
  if (!download_url) return '';
  return expires_at
    ? text('requests.next.document.until', { date: formatLongInstant(expires_at, language) })
    : text('requests.next.document.completed');
};

/** The sheet to add, its locations, and the organisation's own fields. */
const AdditionDetails = ({ request }: { request: Request }) => {
  const text = useText();
  const language = useLanguage();
  const user = useUserInfo();
  const info = infoOf(request);
  const { locations = [], product_name, manufacturer, listed = [] } = info;
  const custom = ([1, 2, 3] as const).map((number) => ({
    label: customFieldLabel(user, `custom${number}`, language) ?? '',
    value: info[`custom_field_${number}`] || '-',
  }));
  return (
    <Facts
      facts={[
        { label: text('requests.reference'), value: requestNumber(request.id) },
        ...(product_name
          ? [{ label: text('requests.addedAs'), value: [product_name, manufacturer].filter(Boolean).join(', ') }]
          : []),
        { label: text('requests.file'), value: info.url || info.file_name ? <FileLink info={info} /> : '-' },
        {
          label: user.subset[language] || text('search.chips.location'),
          value: locations.length > 0 ? <Places paths={locations} /> : '-',
        },
        ...custom,
        ...(listed.length > 0 ? [{ label: text('requests.listed'), value: <Listed listed={listed} /> }] : []),
      ]}
    />
  );
};

/** What of the added sheet is on lists that the organisation watches. */
const Listed = ({ listed }: { listed: readonly ListedAddition[] }) => {
  const text = useText();
  const language = useLanguage();
  return (
    <Box component="ul" sx={{ m: 0, pl: 5 }}>
      {listed.map(({ cas, name, lists }) => (
        <li key={cas}>
          {name ? `${name} (${cas})` : cas}
          {text('lists.colon')}
          {lists.map((list) => listedUnder[list][language]).join(', ')}
        </li>
      ))}
    </Box>
  );
};

/** What was written to support. */
const ContactDetails = ({ request }: { request: Request }) => {
  const text = useText();
  const info = infoOf(request);
  const { subject = '', firstName = '', lastName = '', email = '', message = '', additional_information = '' } = info;
  return (
    <Facts
      facts={[
        { label: text('requests.subject'), value: subject },
        { label: text('requests.reference'), value: requestNumber(request.id) },
        { label: text('requests.name'), value: `${firstName} ${lastName}`.trim() },
        { label: text('requests.email'), value: email },
        { label: text('requests.message'), value: message && <LongText>{message}</LongText> },
        {
          label: text('requests.additionalInformation'),
          value: additional_information ? <LongText>{additional_information}</LongText> : '-',
        },
        { label: text('requests.file'), value: info.url || info.file_name ? <FileLink info={info} /> : '' },
      ]}
    />
  );
};

/** The sheet to remove, from where, and why. */
const RemovalDetails = ({ request }: { request: Request }) => {
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

/** Requests of any other type stand for a document. S2.2.10-14. */
const kinds: Partial<Record<RequestType, ComponentType<{ request: Request }>>> = {
  contact: ContactDetails,
  sdsremoval: RemovalDetails,
  sdsaddition: AdditionDetails,
};

/** Paths of locations, each on a line. */
const Places = ({ paths }: { paths: readonly string[] }) => (
  <>
    {paths.map((path) => (
      <div key={path}>{path}</div>
    ))}
  </>
);
