import { Box, Typography } from '@mui/material';
import { getOperatorRequestFile } from '#contract/calls/operator/requests.ts';
import { useText } from '#src/i18n/use-text.ts';
import { urlOf } from '#src/providers/call-api.ts';
import { FileLink } from '#src/resources/requests/details/FileLink.tsx';
import { LongText } from '#src/resources/requests/details/LongText.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import type { DeskRequest } from '../request.ts';
import { AboutRequest } from '../work/AboutRequest.tsx';
import { PlainWork } from '../work/PlainWork.tsx';
import { AnswerForm } from './AnswerForm.tsx';

/** What somebody wrote to support, and the answer to it. One who was answered may be written to again. */
export const ContactWork = ({ request }: { request: DeskRequest }) => {
  const text = useText();
  const { id, info, has_file, status } = request;
  const { subject = '', firstName = '', lastName = '', message = '', additional_information = '', file_name } = info;
  const file = has_file ? { ...info, url: urlOf(getOperatorRequestFile, { id }) } : info;
  return (
    <PlainWork about={<AboutRequest request={request} />}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        {subject && <Typography variant="h2">{subject}</Typography>}
        <Facts
          facts={[
            { label: text('requests.name'), value: `${firstName} ${lastName}`.trim() },
            { label: text('requests.message'), value: message && <LongText>{message}</LongText> },
            {
              label: text('requests.additionalInformation'),
              value: additional_information && <LongText>{additional_information}</LongText>,
            },
            { label: text('requests.file'), value: has_file || file_name ? <FileLink info={file} /> : '' },
          ]}
        />
        {status !== 'error' && <AnswerForm request={request} />}
      </Box>
    </PlainWork>
  );
};
