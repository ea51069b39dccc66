import { Box, Tab, Tabs, useMediaQuery } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useRequestMessages } from '../use-request-messages.ts';

export type Part = 'pdf' | 'form';

interface Props {
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  readonly pdf: ReactNode;
  readonly form: ReactNode;
  /** Stays at the lower edge of the form. */
  readonly footer: ReactNode;
}

/** Two panes beside each other, each of which scrolls by itself; where there is no room, two tabs. */
export const SplitView = ({ part, onPart, pdf, form, footer }: Props) => {
  const word = useRequestMessages();
  const id = useId();
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('md'));
  const panel = (name: Part) =>
    isWide
      ? {}
      : { role: 'tabpanel', id: `${id}-${name}`, 'aria-labelledby': `${id}-${name}-tab`, hidden: part !== name };
  return (
    <>
      {!isWide && (
        <Tabs
          value={part}
          onChange={(_, next: Part) => onPart(next)}
          variant="fullWidth"
          sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper', minHeight: 44 }}
        >
          <Tab id={`${id}-pdf-tab`} aria-controls={`${id}-pdf`} value="pdf" data-part="pdf" label="PDF" sx={tab} />
          <Tab
            id={`${id}-form-tab`}
            aria-controls={`${id}-form`}
            value="form"
            data-part="form"
            label={word('form')}
            sx={tab}
          />
        </Tabs>
      )}
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
        <Box
          component="section"
          aria-label={word('pdfPane')}
          data-work="pdf"
          {...panel('pdf')}
          sx={{
            flex: { xs: 1, md: '0 1 48.5%' },
            minWidth: 0,
            display: 'flex',
            '&[hidden]': { display: 'none' },
            flexDirection: 'column',
            borderRight: { md: 1 },
            borderColor: { md: 'divider' },
            height: { xs: 'calc(100dvh - 150px)', md: 'auto' },
            minHeight: { xs: 360, md: 0 },
          }}
        >
          {pdf}
        </Box>
        <Box
          component="section"
          aria-label={word('form')}
          data-work="form"
          {...panel('form')}
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'flex',
            '&[hidden]': { display: 'none' },
            flexDirection: 'column',
            minHeight: 0,
            bgcolor: 'background.paper',
          }}
        >
          <Box sx={{ flex: 1, minHeight: 0, overflowY: { md: 'auto' }, position: 'relative' }}>{form}</Box>
          {footer}
        </Box>
      </Box>
    </>
  );
};

const tab = { minHeight: 44, textTransform: 'none', fontWeight: 600 } as const;
