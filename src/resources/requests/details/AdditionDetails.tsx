import { requestNumber } from '#contract/requests/request-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { customFieldLabel } from '#src/providers/custom-field-label.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { infoOf, type Request } from '../request.ts';
import { FileLink } from './FileLink.tsx';
import { Places } from './Places.tsx';

/** Which sheet is to be added, where, and what the organisation says of it in its own fields. */
export const AdditionDetails = ({ request }: { request: Request }) => {
  const text = useText();
  const language = useLanguage();
  const user = useUserInfo();
  const info = infoOf(request);
  const { locations = [], product_name, manufacturer } = info;
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
      ]}
    />
  );
};
