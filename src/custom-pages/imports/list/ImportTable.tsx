import { Link, Paper } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { ImportRecord } from '#contract/imports/define-imports.ts';
import { importKinds } from '#contract/imports/states.ts';
import { formatMoment } from '#src/i18n/format-moment.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { countsInWords, useImportMessages } from '../messages.ts';
import { useImportPart } from '../parts.ts';
import { StatePill } from '../StatePill.tsx';
import '../imports.css';

/** The imports, a row each; on a phone a card each. */
export const ImportTable = ({ imports }: { readonly imports: readonly ImportRecord[] }) => {
  const messages = useImportMessages();
  const { path } = useImportPart();
  const isOfAll = path === '/operator/imports';
  return (
    <Paper variant="outlined" sx={{ px: 4, borderRadius: '12px' }}>
      <table className="import-table" aria-label={messages.list}>
        <thead>
          <tr>
            <th scope="col">{messages.name}</th>
            {isOfAll && <th scope="col">{messages.organisation}</th>}
            <th scope="col">{messages.began}</th>
            <th scope="col">{messages.state}</th>
            <th scope="col">{messages.result}</th>
          </tr>
        </thead>
        <tbody>
          {imports.map((one) => (
            <Row key={one.id} one={one} isOfAll={isOfAll} />
          ))}
        </tbody>
      </table>
    </Paper>
  );
};

const Row = ({ one, isOfAll }: { readonly one: ImportRecord; readonly isOfAll: boolean }) => {
  const messages = useImportMessages();
  const language = useLanguage();
  const { path } = useImportPart();
  const { id, name, kind, state, organisation, created_at, created_by, counts } = one;
  const moment = formatMoment(Date.parse(created_at), language);
  return (
    <tr>
      <th scope="row">
        <Link component={RouterLink} to={`${path}/${id}`}>
          {name || messages.unnamed}
        </Link>
        {name && <span className="import-note">{importKinds[kind][language]}</span>}
      </th>
      {isOfAll && <td>{organisation[language]}</td>}
      <td>{created_by ? messages.beganBy(moment, created_by) : moment}</td>
      <td>
        <StatePill state={state} />
      </td>
      <td>{countsInWords(counts, messages)}</td>
    </tr>
  );
};
