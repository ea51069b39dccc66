import {
  Box,
  Button,
  CircularProgress,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useEffect, useRef } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { Draft } from './draft.ts';
import { WizardFooter } from './WizardFooter.tsx';

interface Props {
  readonly drafts: readonly Draft[];
  readonly locationCount: number;
  readonly isSending: boolean;
  /** Why the last sending is not known to have arrived. */
  readonly failure: string | undefined;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

/** What will be asked for, once more. The locations are left out where there is but one. S2.4-39, S2.4-40. */
export const ConfirmStep = ({ drafts, locationCount, isSending, failure, onBack, onSend }: Props) => {
  const text = useText();
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => table.current?.focus(), []);
  const hasLocations = locationCount !== 1;
  return (
    <>
      <Box
        ref={table}
        tabIndex={-1}
        sx={{ flex: 1, overflowY: 'auto', px: { xs: 4, sm: 6 }, py: 4, '&:focus': { outline: 'none' } }}
      >
        {failure && (
          <Notice severity="error" sx={{ mb: 3 }}>
            {failure} {text('removal.failed')}
          </Notice>
        )}
        <TableContainer>
          <Table size="small" aria-label={text('removal.steps.confirm')}>
            <TableHead>
              <TableRow>
                <TableCell>{text('removal.product')}</TableCell>
                <TableCell>{text('removal.identifications')}</TableCell>
                {hasLocations && <TableCell>{text('removal.locations')}</TableCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {drafts.map(({ sheet, chosen, info }) => (
                <TableRow key={sheet.isn} sx={{ '& td, & th': { verticalAlign: 'top', py: 2.5 } }}>
                  <TableCell component="th" scope="row">
                    <Typography sx={{ fontWeight: 600 }}>{sheet.productName}</Typography>
                    {sheet.manufacturer}
                    {info.trim() && (
                      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                        {info.trim()}
                      </Typography>
                    )}
                  </TableCell>
                  <TableCell>{sheet.productId}</TableCell>
                  {hasLocations && (
                    <TableCell>
                      {sheet.subsets
                        .filter(({ id }) => chosen.includes(id))
                        .map(({ path }) => path)
                        .join('; ') || text('removal.wholeSheet')}
                    </TableCell>
                  )}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Box>
      <WizardFooter>
        {isSending ? (
          <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 40 }}>
            <CircularProgress size={24} aria-hidden />
            {text('removal.sending')}
          </Box>
        ) : (
          <>
            <Button onClick={onBack}>{text('removal.back')}</Button>
            <Button variant="contained" onClick={onSend}>
              {text('removal.send')}
            </Button>
          </>
        )}
      </WizardFooter>
    </>
  );
};
