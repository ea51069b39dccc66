import { Button, Typography } from '@mui/material';
import { getOrganisationsSideBySide, type OrganisationFigures } from '#contract/calls/overview.ts';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { FigureCard } from './FigureCard.tsx';
import { FigureLink, sheetsAddress } from './FigureTable.tsx';
import { useOverviewMessages } from './messages.ts';

/** A few figures of each organisation, of who manages several; asked for beside the overview, so that the table does not push what stands below it. */
export const useOrganisations = ({ isWhole }: { readonly isWhole: boolean }) => {
  const { multi_location } = useUserInfo();
  const enabled = isWhole && multi_location;
  const organisations = useCall(getOrganisationsSideBySide, {}, { staleTime: 0, enabled });
  return { ...organisations, isAwaited: enabled && organisations.isPending };
};

/** What was answered of them. Only the figures of the organisation that one is in can be opened. */
export const OrganisationsTable = ({ data, error, refetch }: ReturnType<typeof useOrganisations>) => {
  const text = useText();
  const messages = useOverviewMessages();
  const { mseid } = useUserInfo();
  if (error && !data)
    return (
      <FigureCard title={messages.organisations} isForScreens>
        <Typography role="alert">{messages.organisationsFailed}</Typography>
        <Button onClick={() => void refetch()}>{text('search.failed.retry')}</Button>
      </FigureCard>
    );
  if (!data || data.organisations.length < 2) return null;
  return (
    <FigureCard title={messages.organisations}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard. */}
      <section className="matrix-frame" tabIndex={0} aria-label={messages.organisations}>
        <table className="matrix" aria-label={messages.organisations}>
          <thead>
            <tr>
              <th scope="col">{messages.organisation}</th>
              <th scope="col">{messages.all}</th>
              <th scope="col">{messages.hazardous}</th>
              <th scope="col">{messages.pastReview}</th>
              <th scope="col">{messages.requestsUnderWay}</th>
            </tr>
          </thead>
          <tbody>
            {data.organisations.map((figures) => (
              <Row key={figures.id} figures={figures} isHere={figures.id === mseid} />
            ))}
          </tbody>
        </table>
      </section>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary', displayPrint: 'none' }}>
        {messages.changeLocation}
      </Typography>
    </FigureCard>
  );
};

interface RowProps {
  readonly figures: OrganisationFigures;
  readonly isHere: boolean;
}

const Row = ({ figures: { name, sheets, hazardous, past_review, requests }, isHere }: RowProps) => {
  const messages = useOverviewMessages();
  const language = useLanguage();
  const cell = (count: number, label: string, criteria: SearchCriteria) =>
    isHere && count > 0 ? (
      <FigureLink
        to={sheetsAddress(criteria)}
        label={[name, label, messages.sheets(count)].filter(Boolean).join(', ')}
        count={count}
      />
    ) : (
      <span className="no-figure">{formatNumber(count, language)}</span>
    );
  return (
    <tr>
      <th scope="row">
        {name}
        {isHere && ` (${messages.here})`}
      </th>
      <td>{cell(sheets, '', {})}</td>
      <td>{cell(hazardous, messages.hazardous, { hazardous: ['yes'] })}</td>
      <td>{cell(past_review, messages.pastReview, { status: ['past-review'] })}</td>
      <td>
        <span className="no-figure">{formatNumber(requests, language)}</span>
      </td>
    </tr>
  );
};
