import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, Typography } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { requestNumber } from '#contract/requests/request-number.ts';
import { requestTypes } from '#contract/requests/request-types.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { detailsButtonId } from './focus-row.ts';
import { infoOf, type Request } from './request.ts';
import { useOpenRequest } from './use-open-request.ts';

/** The document a request led to, or that it is kept no longer, and the way to the request itself. */
export default function RequestActions({ record }: { record: RaRecord }) {
  const text = useText();
  const { open } = useOpenRequest();
  const request = record as Request;
  return (
    <>
      <DownloadLink request={request} />
      <Button
        id={detailsButtonId(request.id)}
        variant="outlined"
        size="small"
        onClick={() => open(request.id)}
        aria-label={text('requests.detailsOf', { id: requestNumber(request.id) })}
        sx={{ bgcolor: 'background.paper', fontWeight: 600, flex: 'none', order: { xs: -1, sm: 0 } }}
      >
        {text('requests.details')}
      </Button>
    </>
  );
}

/** Shown while the document is kept; afterwards it says that it is not. S2.2.10-07, S2.2.10-08. */
export const DownloadLink = ({ request }: { request: Request }) => {
  const text = useText();
  const language = useLanguage();
  const { id, type_slug, is_file_deleted } = request;
  const { download_url } = infoOf(request);
  if (is_file_deleted)
    return (
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary', px: 2.5, whiteSpace: 'nowrap' }}>
        {text('requests.expired')}
      </Typography>
    );
  if (!download_url) return null;
  return (
    <Button
      size="small"
      href={download_url}
      download
      startIcon={<FileDownloadOutlined />}
      aria-label={text('requests.downloadOf', { name: requestTypes[type_slug][language], id: requestNumber(id) })}
      sx={{ flex: 'none' }}
    >
      {text('requests.download')}
    </Button>
  );
};
