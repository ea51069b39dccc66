import type { RaRecord } from 'react-admin';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { type Belonging, belongings } from './belongings.ts';
import { ListLink } from './ListLink.tsx';
import { organisationText } from './messages.ts';
import type { ListedOrganisation } from './organisation.ts';

interface Props {
  readonly record: RaRecord;
}

export const NumberCell = ({ record }: Props) => String(record.id);

export const NameCell = ({ record }: Props) => {
  const language = useLanguage();
  return <strong>{(record as ListedOrganisation)[`name_${language}`]}</strong>;
};

const countCell = (belonging: Belonging) =>
  function CountCell({ record }: Props) {
    const text = useText();
    const language = useLanguage();
    const organisation = record as ListedOrganisation;
    const count = organisation[belonging];
    const { resource, filter } = belongings[belonging];
    const shown = formatNumber(count, language);
    if (count === 0) return shown;
    return (
      <ListLink
        resource={resource}
        filter={{ ...filter, organisation: organisation.id }}
        aria-label={`${shown}, ${text(organisationText(belonging))}, ${organisation[`name_${language}`]}`}
      >
        {shown}
      </ListLink>
    );
  };

export const SheetsCell = countCell('sheets');
export const UsersCell = countCell('users');
export const RequestsCell = countCell('open_requests');
