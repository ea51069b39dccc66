import ChevronRight from '@mui/icons-material/ChevronRight';
import { IconButton } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Overview } from '#contract/calls/overview.ts';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { type Pictogram as Code, pictograms } from '#contract/sheets/pictogram.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { Pictogram } from '#src/ui/Pictogram.tsx';
import { FigureLink, sheetsAddress } from './FigureTable.tsx';
import { useOverviewMessages } from './messages.ts';

const codes = Object.keys(pictograms) as Code[];

interface Props extends Pick<Overview, 'locations'> {
  /** The location that the page is about, without those beneath it. */
  readonly own: { readonly name: string; readonly sheets: number } | undefined;
}

/** Locations against hazards, each cell the darker the more of a location's sheets it has. */
export const LocationTable = ({ locations, own }: Props) => {
  const messages = useOverviewMessages();
  const language = useLanguage();
  const met = codes.filter((code) => locations.some(({ pictograms: counts }) => (counts[code] ?? 0) > 0));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
    <section className="matrix-frame" tabIndex={0} aria-label={messages.scroll}>
      <table className="matrix" aria-label={messages.byLocation}>
        <thead>
          <tr>
            <th scope="col">{messages.location}</th>
            <th scope="col">{messages.all}</th>
            <th scope="col">{messages.hazardous}</th>
            {met.map((code) => (
              <th key={code} scope="col">
                <Pictogram code={code} size={28} language={language} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {own && own.sheets > 0 && (
            <tr>
              <th scope="row">{messages.itself(own.name)}</th>
              <td>
                {/* No search knows what stands right in a location alone. */}
                <span className="no-figure">{formatNumber(own.sheets, language)}</span>
              </td>
            </tr>
          )}
          {locations.map((location) => (
            <Row key={location.path} location={location} met={met} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

interface RowProps {
  readonly location: Overview['locations'][number];
  /** The hazards that have a column. */
  readonly met: readonly Code[];
}

const Row = ({ location: { path, name, sheets, hazardous, pictograms: counts, has_more }, met }: RowProps) => {
  const messages = useOverviewMessages();
  const language = useLanguage();
  const place = [path];
  return (
    <tr>
      <th scope="row">
        <span className="matrix-place">
          {name}
          {has_more && (
            <IconButton
              size="small"
              component={Link}
              to={`/overview?location=${encodeURIComponent(path)}`}
              aria-label={messages.lookWithin(name)}
              title={messages.lookWithin(name)}
            >
              <ChevronRight fontSize="small" />
            </IconButton>
          )}
        </span>
      </th>
      <td>
        <Cell criteria={{ location: place }} label={name} count={sheets} />
      </td>
      <td>
        <Cell
          criteria={{ location: place, hazardous: ['yes'] }}
          label={`${name}, ${messages.hazardous}`}
          count={hazardous}
        />
      </td>
      {met.map((code) => {
        const count = counts[code] ?? 0;
        return (
          <td key={code} style={{ '--share': sheets === 0 ? 0 : count / sheets } as React.CSSProperties}>
            <Cell
              criteria={{ location: place, pictogram: [code] }}
              label={`${name}, ${pictograms[code][language]}`}
              count={count}
            />
          </td>
        );
      })}
    </tr>
  );
};

interface CellProps {
  readonly criteria: SearchCriteria;
  readonly label: string;
  readonly count: number;
}

const Cell = ({ criteria, label, count }: CellProps) => {
  const messages = useOverviewMessages();
  if (count === 0) return <span className="no-figure">0</span>;
  return <FigureLink to={sheetsAddress(criteria)} label={`${label}, ${messages.sheets(count)}`} count={count} />;
};
