import { Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { formatSearchAddress } from '#contract/search/search-address.ts';
import type { Pictogram as Code } from '#contract/sheets/pictogram.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { Pictogram } from '#src/ui/Pictogram.tsx';
import { useOverviewMessages } from './messages.ts';

/** A figure and the page that shows what it counts; without one where none can. */
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly to?: string;
  readonly pictogram?: Code;
}

/** The search that shows the sheets of a figure; without any words in its address it would be the search before. */
export const sheetsAddress = (criteria: SearchCriteria): string =>
  `/search?${formatSearchAddress({ criteria, page: 1 }) || 'page=1'}`;

interface Props {
  readonly title: string;
  readonly figures: readonly Figure[];
  /** What is counted, where it is not sheets. */
  readonly counts?: Counts;
  /** What a whole bar stands for. */
  readonly of: number;
}

/** Things of one kind, and a number of them in words. */
interface Counts {
  readonly name: string;
  readonly inWords: (count: number) => string;
}

/** Figures, each with a bar as long as its share: chart and table in one, so that everybody reads the same. */
export const FigureTable = ({ title, figures, of, counts }: Props) => {
  const messages = useOverviewMessages();
  const { name, inWords } = counts ?? { name: messages.count, inWords: messages.sheets };
  const language = useLanguage();
  if (figures.length === 0) return <Typography>{messages.nothing}</Typography>;
  return (
    <table className="figures" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{messages.value}</th>
          <th scope="col">{name}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ key, label, count, to, pictogram }) => (
          <tr key={key}>
            <th scope="row">
              <span className="figure-label">
                {pictogram && <Pictogram code={pictogram} size={24} />}
                {label}
              </span>
              {count > 0 && <span className="figure-bar" aria-hidden style={{ width: `${(100 * count) / of}%` }} />}
            </th>
            <td>
              {to && count > 0 ? (
                <FigureLink to={to} label={`${label}, ${inWords(count)}`} count={count} />
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
  readonly to: string;
  /** What is counted, with the number in words. */
  readonly label: string;
  readonly count: number;
}

/** A number that opens what it counts. */
export const FigureLink = ({ to, label, count }: FigureLinkProps) => {
  const language = useLanguage();
  return (
    <Link to={to} className="figure-link" aria-label={label}>
      {formatNumber(count, language)}
    </Link>
  );
};
