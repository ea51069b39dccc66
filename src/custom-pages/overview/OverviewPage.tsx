import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Breadcrumbs, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { urlOf } from '#contract/call-url.ts';
import { exportOverview, getOverview, type Overview } from '#contract/calls/overview.ts';
import type { Language } from '#contract/languages.ts';
import { type RequestType, requestTypes } from '#contract/requests/request-types.ts';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { type OverviewFacet, overviewFacets } from '#contract/search/overview-facets.ts';
import { attentionStatuses } from '#contract/sheets/effective-status.ts';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import { useValueLabel } from '#src/custom-pages/search/state/use-value-label.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCall } from '#src/providers/use-call.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { FigureCard } from './FigureCard.tsx';
import { type Figure, FigureTable, sheetsAddress } from './FigureTable.tsx';
import { LocationTable } from './LocationTable.tsx';
import { useOverviewMessages } from './messages.ts';
import { NoSuchLocation } from './NoSuchLocation.tsx';
import { OrganisationOnPaper } from './OrganisationOnPaper.tsx';
import { OrganisationsTable, useOrganisations } from './OrganisationsTable.tsx';
import { addressOfPlace } from './storage/address-of-place.ts';
import { WatchLists } from './WatchLists.tsx';
import { WeeklyNews } from './WeeklyNews.tsx';
import './overview.css';

/** What the collection, or the location of the address, says as a whole. */
export default function OverviewPage() {
  const text = useText();
  const messages = useOverviewMessages();
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const location = parameters.get('location') ?? undefined;
  const { data, error, refetch } = useCall(getOverview, { query: { ...(location && { location }) } }, { staleTime: 0 });
  const organisations = useOrganisations({ isWhole: !location });
  if (error && location !== undefined && (error.status === 404 || error.status === 400))
    return <NoSuchLocation to="/overview" />;
  if (error && !data) return <LoadFailed title={messages.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 1280, '@media print': { p: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Typography variant="h1" sx={{ flex: 1 }}>
          {text('pages.overview')}
          <OrganisationOnPaper />
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '@media print': { display: 'none' } }}>
          <Button variant="outlined" startIcon={<Inventory2Outlined />} component={Link} to={addressOfPlace(location)}>
            {text('pages.storage')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            href={urlOf(exportOverview, {}, { location, lang: language })}
          >
            Excel
          </Button>
          <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => print()}>
            {messages.print}
          </Button>
        </Box>
      </Box>
      {data && !organisations.isAwaited ? (
        <Figures overview={data} organisations={<OrganisationsTable {...organisations} />} />
      ) : (
        <Box role="status" aria-busy aria-label={messages.loading}>
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
    </Box>
  );
}

const Figures = ({ overview, organisations }: { overview: Overview; organisations: ReactNode }) => {
  const messages = useOverviewMessages();
  const language = useLanguage();
  const { day, within, sheets, own, products, in_one_language, locations, left_out } = overview;
  const base: SearchCriteria = within.length > 0 ? { location: [within.at(-1)!.path] } : {};
  return (
    <>
      {within.length > 0 && <Places within={within} />}
      <Typography variant="h2" component="p" sx={{ mb: 1 }}>
        {messages.sheets(sheets)}
        {products && ` · ${messages.products(products.both + products.en + products.fr)}`}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 5, maxWidth: '75ch' }}>
        {products && in_one_language && <ProductsByLanguage products={products} sheets={in_one_language} />}
        {messages.asOf(formatLongDate(day, language))}{' '}
        <Box component="span" sx={{ displayPrint: 'none' }}>
          {messages.choose}
        </Box>
      </Typography>
      {within.length === 0 && organisations}
      {sheets === 0 ? (
        <Typography role="status">{messages.empty}</Typography>
      ) : (
        <>
          {locations.length > 0 && (
            <FigureCard title={messages.byLocation}>
              <LocationTable locations={locations} own={own && { name: within.at(-1)!.name, sheets: own.sheets }} />
              {left_out > 0 && <Typography sx={{ mt: 2 }}>{messages.leftOut(left_out)}</Typography>}
            </FigureCard>
          )}
          <Box className="figure-cards">
            <Sections overview={overview} base={base} />
            {within.length === 0 && (
              <FigureCard title={messages.news} isForScreens>
                <WeeklyNews />
              </FigureCard>
            )}
          </Box>
        </>
      )}
    </>
  );
};

interface ProductsProps {
  readonly products: NonNullable<Overview['products']>;
  /** Of the products in one language: what the links list. */
  readonly sheets: NonNullable<Overview['in_one_language']>;
}

/** Products by the languages of their sheets; the sheets of those in one language are a search. */
const ProductsByLanguage = ({ products, sheets }: ProductsProps) => {
  const messages = useOverviewMessages();
  const only = (language: Language) => {
    const words = messages.inOne[language](products[language], messages.sheets(sheets[language]));
    return sheets[language] === 0 ? (
      words
    ) : (
      <Link to={sheetsAddress({ language: [language], otherLanguage: ['missing'] })}>{words}</Link>
    );
  };
  return (
    <>
      {messages.inBoth(products.both)}, {only('en')}, {only('fr')}. {messages.severalSheets}{' '}
    </>
  );
};

const Places = ({ within }: Pick<Overview, 'within'>) => {
  const messages = useOverviewMessages();
  return (
    <Breadcrumbs aria-label={messages.within} sx={{ mb: 3 }}>
      <Link to="/overview">{messages.whole}</Link>
      {within.slice(0, -1).map(({ path, name }) => (
        <Link key={path} to={`/overview?location=${encodeURIComponent(path)}`}>
          {name}
        </Link>
      ))}
      <Typography aria-current="page">{within.at(-1)?.name}</Typography>
    </Breadcrumbs>
  );
};

interface SectionsProps {
  readonly overview: Overview;
  /** What all figures are narrowed to. */
  readonly base: SearchCriteria;
}

const Sections = ({ overview: { facets, ages, undated, sheets, requests }, base }: SectionsProps) => {
  const messages = useOverviewMessages();
  const language = useLanguage();
  const labelOf = useValueLabel();
  const isTold = (name: OverviewFacet, value: string) =>
    name !== 'status' || attentionStatuses.some((status) => status === value);
  const figuresOf = (name: OverviewFacet): Figure[] =>
    (facets[name] ?? [])
      .filter(({ value }) => isTold(name, value))
      .map(({ value, count }) => ({
        key: value,
        label: labelOf(name, value),
        count,
        to: sheetsAddress({ ...base, [name]: [value] }),
        ...(name === 'pictogram' && { pictogram: value as Pictogram }),
      }));
  const byAge: Figure[] = ages.map(({ from, to, sheets: count }, at) => ({
    key: String(at),
    label: messages.ages[at]!,
    count,
    to: sheetsAddress({ ...base, sheetDate: { ...(from && { from }), ...(to && { to }) } }),
  }));
  return (
    <>
      {overviewFacets
        .filter((name) => facets[name] !== undefined)
        .map((name) => (
          <FigureCard key={name} title={messages.sections[name]}>
            <FigureTable title={messages.sections[name]} figures={figuresOf(name)} of={sheets} />
            {name === 'signalWord' && (
              <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
                {messages.signalWords}
              </Typography>
            )}
            {name === 'listed' && (
              <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
                {messages.lists}
              </Typography>
            )}
            {name === 'listed' && <WatchLists />}
          </FigureCard>
        ))}
      <FigureCard title={messages.age}>
        <FigureTable
          title={messages.age}
          figures={[...byAge, { key: 'undated', label: messages.undated, count: undated }]}
          of={sheets}
        />
      </FigureCard>
      {requests && (
        <FigureCard title={messages.requestsUnderWay}>
          <FigureTable
            title={messages.requestsUnderWay}
            counts={{ name: messages.requestCount, inWords: messages.requests }}
            figures={requests.map(({ type, count }) => ({
              key: type,
              label: requestTypes[type][language],
              count,
              to: requestsAddress(type),
            }))}
            of={requests.reduce((sum, { count }) => sum + count, 0)}
          />
        </FigureCard>
      )}
    </>
  );
};

/** Those of a type that are under way, in the message centre. */
const requestsAddress = (type: RequestType): string =>
  `/message-centre?${new URLSearchParams({ filter: JSON.stringify({ detail_type: type, status_slug: 'processing' }) })}`;
