import { Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { formatSearchAddress } from '#contract/search/search-address.ts';
import type { Pictogram as Code } from '#contract/sheets/pictogram.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { Pictogram } from '#src/ui/Pictogram.tsx';
import { useOverviewMessages } from './messages.ts';

/** A figure and the search that shows its sheets; without one where no search can. */
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly criteria?: SearchCriteria;
  readonly pictogram?: Code;
}

interface Props {
  readonly title: string;
  readonly figures: readonly Figure[];
  /** What a whole bar stands for. */
  readonly of: number;
}

/** Figures, each with a bar as long as its share: chart and table in one, so that everybody reads the same. */
export const FigureTable = ({ title, figures, of }: Props) => {
  const messages = useOverviewMessages();
  const language = useLanguage();
  if (figures.length === 0) return <Typography>{messages.nothing}</Typography>;
  return (
    <table className="figures" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{messages.value}</th>
          <th scope="col">{messages.count}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ key, label, count, criteria, pictogram }) => (
          <tr key={key}>
            <th scope="row">
              <span className="figure-label">
                {pictogram && <Pictogram code={pictogram} size={24} />}
                {label}
              </span>
              <span className="figure-bar" aria-hidden style={{ width: `${of === 0 ? 0 : (100 * count) / of}%` }} />
            </th>
            <td>
              {criteria && count > 0 ? (
                <FigureLink criteria={criteria} label={label} count={count} />
              ) : (
                formatNumber(count, language)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface FigureLinkProps {
  readonly criteria: SearchCriteria;
  /** What is counted. */
  readonly label: string;
  readonly count: number;
}

/** A number that opens its sheets. */
export const FigureLink = ({ criteria, label, count }: FigureLinkProps) => {
  const messages = useOverviewMessages();
  const language = useLanguage();
  return (
    <Link
      to={`/search?${formatSearchAddress({ criteria, page: 1 })}`}
      className="figure-link"
      aria-label={`${label}, ${messages.sheets(count)}`}
    >
      {formatNumber(count, language)}
    </Link>
  );
};
