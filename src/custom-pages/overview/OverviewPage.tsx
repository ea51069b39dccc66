import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Breadcrumbs, Button, Paper, Skeleton, Typography } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { urlOf } from '#contract/call-url.ts';
import { exportOverview, getOverview, type Overview } from '#contract/calls/overview.ts';
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
import { type Figure, FigureTable } from './FigureTable.tsx';
import { LocationTable } from './LocationTable.tsx';
import { useOverviewMessages } from './messages.ts';
import { NoSuchLocation } from './NoSuchLocation.tsx';
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
  if (error && location !== undefined && (error.status === 404 || error.status === 400))
    return <NoSuchLocation to="/overview" />;
  if (error && !data) return <LoadFailed title={messages.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 1280, '@media print': { p: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
        <Typography variant="h1" sx={{ flex: 1 }}>
          {text('pages.overview')}
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
      {data ? (
        <Figures overview={data} />
      ) : (
        <Box role="status" aria-busy aria-label={messages.loading}>
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
    </Box>
  );
}

const Figures = ({ overview }: { overview: Overview }) => {
  const messages = useOverviewMessages();
  const language = useLanguage();
  const { day, within, sheets, products, locations, left_out } = overview;
  const base: SearchCriteria = within.length > 0 ? { location: [within.at(-1)!.path] } : {};
  return (
    <>
      {within.length > 0 && <Places within={within} />}
      <Typography variant="h2" component="p" sx={{ mb: 1 }}>
        {messages.sheets(sheets)}
        {products && ` · ${messages.products(products.both + products.en + products.fr)}`}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 5, maxWidth: '75ch' }}>
        {products && `${messages.languages(products.both, products.en, products.fr)}. `}
        {messages.lead(formatLongDate(day, language))}
      </Typography>
      {sheets === 0 ? (
        <Typography role="status">{messages.empty}</Typography>
      ) : (
        <>
          {locations.length > 0 && (
            <Card title={messages.byLocation}>
              <LocationTable locations={locations} />
              {left_out > 0 && <Typography sx={{ mt: 2 }}>{messages.leftOut(left_out)}</Typography>}
            </Card>
          )}
          <Box className="figure-cards">
            <Sections overview={overview} base={base} />
            {within.length === 0 && (
              <Card title={messages.news} isForScreens>
                <WeeklyNews />
              </Card>
            )}
          </Box>
        </>
      )}
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

const Sections = ({ overview: { facets, ages, undated, sheets }, base }: SectionsProps) => {
  const messages = useOverviewMessages();
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
        criteria: { ...base, [name]: [value] },
        ...(name === 'pictogram' && { pictogram: value as Pictogram }),
      }));
  const byAge: Figure[] = ages.map(({ from, to, sheets: count }, at) => ({
    key: String(at),
    label: messages.ages[at]!,
    count,
    criteria: { ...base, sheetDate: { ...(from && { from }), ...(to && { to }) } },
  }));
  return (
    <>
      {overviewFacets
        .filter((name) => facets[name] !== undefined)
        .map((name) => (
          <Card key={name} title={messages.sections[name]}>
            <FigureTable title={messages.sections[name]} figures={figuresOf(name)} of={sheets} />
            {name === 'listed' && (
              <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
                {messages.lists}
              </Typography>
            )}
            {name === 'listed' && <WatchLists />}
          </Card>
        ))}
      <Card title={messages.age}>
        <FigureTable
          title={messages.age}
          figures={[...byAge, { key: 'undated', label: messages.undated, count: undated }]}
          of={sheets}
        />
      </Card>
    </>
  );
};

interface CardProps {
  readonly title: string;
  /** Nothing to read on paper. */
  readonly isForScreens?: boolean;
  readonly children: React.ReactNode;
}

const Card = ({ title, isForScreens = false, children }: CardProps) => (
  <Paper
    component="section"
    variant="outlined"
    sx={{
      p: { xs: 4, sm: 5 },
      mb: 5,
      borderRadius: '12px',
      breakInside: 'avoid',
      ...(isForScreens && { '@media print': { display: 'none' } }),
    }}
  >
    <Typography variant="h2" sx={{ mb: 3 }}>
      {title}
    </Typography>
    {children}
  </Paper>
);
