import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Breadcrumbs, Button, Skeleton, Typography } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { getStorageAdvice, type StorageAdvice } from '#contract/calls/storage-advice.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCall } from '#src/providers/use-call.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { NoSuchLocation } from '../NoSuchLocation.tsx';
import { OrganisationOnPaper } from '../OrganisationOnPaper.tsx';
import { addressOfPlace, storagePath } from './address-of-place.ts';
import { useStorageMessages } from './messages.ts';
import { Pairs } from './Pairs.tsx';
import '../overview.css';
import './storage.css';

/** What stands together in the location of the address, and how much in each location of the collection. */
export default function StoragePage() {
  const text = useText();
  const messages = useStorageMessages();
  const [parameters] = useSearchParams();
  const location = parameters.get('location') ?? undefined;
  const asked = { query: { ...(location && { location }) } };
  const { data, error, refetch } = useCall(getStorageAdvice, asked, { staleTime: 0 });
  if (error && location !== undefined && (error.status === 404 || error.status === 400))
    return <NoSuchLocation to={storagePath} />;
  if (error && !data) return <LoadFailed title={messages.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 1280, '@media print': { p: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Typography variant="h1" sx={{ flex: 1 }}>
          {text('pages.storage')}
          <OrganisationOnPaper />
        </Typography>
        <Box sx={{ display: 'flex', gap: 2, '@media print': { display: 'none' } }}>
          <Button component={Link} to={location ? `/overview?location=${encodeURIComponent(location)}` : '/overview'}>
            {messages.overview}
          </Button>
          <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => print()}>
            {messages.print}
          </Button>
        </Box>
      </Box>
      {data ? (
        <Advice advice={data} onChanged={() => void refetch()} />
      ) : (
        <Box role="status" aria-busy aria-label={messages.loading}>
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
    </Box>
  );
}

const Advice = ({ advice, onChanged }: { advice: StorageAdvice; onChanged: () => void }) => {
  const messages = useStorageMessages();
  const language = useLanguage();
  const { day, within, since, counts, own, locations, left_out } = advice;
  return (
    <>
      {within.length > 0 && <Places within={within} />}
      <Typography sx={{ maxWidth: '75ch', mb: 3 }}>
        {messages.lead} {messages.asOf(formatLongDate(day, language))}
        {since && ` ${messages.compared(formatLongDate(since, language), counts.newer)}`}
      </Typography>
      <Notice severity="info" role="note" sx={{ mb: 5, maxWidth: '90ch' }}>
        {messages.advice}
      </Notice>
      {locations.length > 0 && (
        <Box component="section" sx={{ mb: 6 }}>
          <Typography variant="h2">{messages.places}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
            {messages.counted}
          </Typography>
          <PlaceTable locations={locations} own={own && { name: within.at(-1)!.name, counts: own }} />
          {left_out > 0 && <Typography sx={{ mt: 2 }}>{messages.leftOut(left_out)}</Typography>}
        </Box>
      )}
      {within.length > 0 && <Pairs advice={advice} onChanged={onChanged} />}
      {locations.length === 0 && within.length === 0 && <Typography role="status">{messages.noPlaces}</Typography>}
    </>
  );
};

const Places = ({ within }: Pick<StorageAdvice, 'within'>) => {
  const messages = useStorageMessages();
  return (
    <Breadcrumbs aria-label={messages.within} sx={{ mb: 3 }}>
      <Link to={storagePath}>{messages.whole}</Link>
      {within.slice(0, -1).map((place) => (
        <Link key={place.path} to={addressOfPlace(place.path)}>
          {place.name}
        </Link>
      ))}
      <Typography aria-current="page">{within.at(-1)?.name}</Typography>
    </Breadcrumbs>
  );
};

const columns = ['separate', 'apart', 'check', 'accepted', 'newer'] as const;

interface PlaceTableProps {
  readonly locations: StorageAdvice['locations'];
  /** The location that the page is about, without those beneath it. */
  readonly own: { readonly name: string; readonly counts: StorageAdvice['counts'] } | undefined;
}

const PlaceTable = ({ locations, own }: PlaceTableProps) => {
  const messages = useStorageMessages();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
    <section className="matrix-frame" tabIndex={0} aria-label={messages.scroll}>
      <table className="matrix" aria-label={messages.places}>
        <thead>
          <tr>
            <th scope="col">{messages.location}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {messages.headings[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {own && (
            <tr>
              <th scope="row">{messages.itself(own.name)}</th>
              <Counts counts={own.counts} />
            </tr>
          )}
          {locations.map(({ path: place, name, counts }) => (
            <tr key={place}>
              <th scope="row">
                <Link to={addressOfPlace(place)} className="storage-place" aria-label={messages.lookWithin(name)}>
                  {name}
                </Link>
              </th>
              <Counts counts={counts} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Counts = ({ counts }: Pick<StorageAdvice, 'counts'>) => {
  const language = useLanguage();
  return columns.map((column) => (
    <td key={column} className={column === 'separate' && counts.separate > 0 ? 'is-grave' : undefined}>
      <span className={counts[column] === 0 ? 'no-figure' : 'storage-figure'}>
        {formatNumber(counts[column], language)}
      </span>
    </td>
  ));
};
