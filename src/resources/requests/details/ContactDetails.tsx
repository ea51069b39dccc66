import { requestNumber } from '#contract/requests/request-number.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { infoOf, type Request } from '../request.ts';
import { FileLink } from './FileLink.tsx';
import { LongText } from './LongText.tsx';

/** What was written to support. */
export const ContactDetails = ({ request }: { request: Request }) => {
  const text = useText();
  const info = infoOf(request);
  const { subject = '', firstName = '', lastName = '', email = '', message = '', additional_information = '' } = info;
  return (
    <Facts
      facts={[
        { label: text('requests.subject'), value: subject },
        { label: text('requests.reference'), value: requestNumber(request.id) },
        { label: text('requests.name'), value: `${firstName} ${lastName}`.trim() },
        { label: text('requests.email'), value: email },
        { label: text('requests.message'), value: message && <LongText>{message}</LongText> },
        {
          label: text('requests.additionalInformation'),
          value: additional_information ? <LongText>{additional_information}</LongText> : '-',
        },
        { label: text('requests.file'), value: info.url || info.file_name ? <FileLink info={info} /> : '' },
      ]}
    />
  );
};
