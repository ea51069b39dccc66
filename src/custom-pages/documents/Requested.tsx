import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { documentDays } from '#contract/limits.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { namedInPage } from '#src/i18n/named-in-page.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { SupportLink } from '../sign-in/frame/SupportLink.tsx';

/** A request for a document that was taken. */
export interface MadeRequest {
  readonly id: number;
  readonly count: number;
  readonly emails: readonly string[];
}

interface Props {
  readonly kind: 'binder' | 'eBinder';
  readonly made: MadeRequest;
  readonly onAnother: () => void;
  /** What to know when it arrives. */
  readonly children?: ReactNode;
}

/** Stands in the form's place: the number, what happens now, and who helps. S2.2.9. */
export const Requested = ({ kind, made: { id, count, emails }, onAnother, children }: Props) => {
  const text = useText();
  const countText = useCountText();
  const hasSupport = namedInPage('support-email', useLanguage()) !== '';
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.focus(), []);
  return (
    <Box ref={page} tabIndex={-1} role="status" sx={{ '&:focus': { outline: 'none' } }}>
      <StatePanel
        icon={<CheckCircleOutlined />}
        title={text('documents.requested.title', { id: requestNumber(id) })}
        actions={
          <>
            <Button variant="contained" component={Link} to="/message-centre">
              {text('documents.requested.messageCentre')}
            </Button>
            <Button variant="outlined" onClick={onAnother}>
              {text('documents.requested.another')}
            </Button>
            <Button component={Link} to="/search">
              {text('documents.back')}
            </Button>
          </>
        }
      >
        <Paragraph>
          {countText(`documents.requested.${kind}`, count)}{' '}
          {emails.length > 0
            ? text('documents.requested.mailed', { addresses: emails.join(', ') })
            : text('documents.requested.notMailed')}
        </Paragraph>
        <Paragraph>{text('documents.requested.follow', { days: documentDays })}</Paragraph>
        {children && <Paragraph>{children}</Paragraph>}
        {hasSupport && (
          <Paragraph>
            {text('documents.requested.help')} <SupportLink />
          </Paragraph>
        )}
      </StatePanel>
    </Box>
  );
};

const Paragraph = ({ children }: { children: ReactNode }) => (
  <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere', '& + &': { mt: 2 } }}>
    {children}
  </Typography>
);
