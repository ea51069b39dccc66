import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PlaylistRemove from '@mui/icons-material/PlaylistRemove';
import { Box, Button, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { DetailsCard } from './DetailsCard.tsx';
import type { RemovalTarget } from './removal-target.ts';

const RemovalDialog = lazy(() => import('./RemovalDialog.tsx'));

/** Where the sheet stands, and for those who manage sheets a way to have it removed. S2.4-48…51. */
export const Locations = ({ details }: { details: SheetDetails }) => {
  const text = useText();
  const language = useLanguage();
  const { permissions, subset } = useUserInfo();
  const [target, setTarget] = useState<RemovalTarget>();
  const { subsets, sdsDeletion, sdsDeletionCount } = details;
  const mayRemove = details.in_collection && permissions.includes('manage-sds');
  const isSent = (id: number) => sdsDeletion.some((one) => one.id === id);
  const wholeSheet =
    sdsDeletionCount === 0 ? (
      <Button
        color="error"
        size="small"
        startIcon={<PlaylistRemove />}
        onClick={() => setTarget('everywhere')}
        sx={{ displayPrint: 'none' }}
      >
        {text(subsets.length > 1 ? 'details.removal.removeAll' : 'details.removal.removeSheet')}
      </Button>
    ) : (
      <Sent />
    );
  return (
    <DetailsCard
      title={text('details.locations')}
      {...(subsets.length > 0 && { count: subsets.length })}
      action={mayRemove && wholeSheet}
    >
      {subsets.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {text(details.in_collection ? 'details.noLocations' : 'details.versions.notCurrent')}
        </Typography>
      ) : (
        <Table size="small" aria-label={text('details.locations')}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: 0 }}>{subset[language]}</TableCell>
              {mayRemove && (
                <TableCell align="right" sx={{ pr: 0, displayPrint: 'none' }}>
                  <span className="visually-hidden">{text('details.action')}</span>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {subsets.map(({ id, name }) => (
              <TableRow key={id}>
                <TableCell sx={{ pl: 0, overflowWrap: 'anywhere' }}>{name}</TableCell>
                {mayRemove && (
                  <TableCell align="right" sx={{ pr: 0, whiteSpace: { sm: 'nowrap' }, displayPrint: 'none' }}>
                    {isSent(id) ? (
                      <Sent />
                    ) : (
                      <Button
                        color="error"
                        size="small"
                        aria-label={text('details.removal.removeFrom', { name })}
                        onClick={() => setTarget({ id, name })}
                      >
                        {text('details.removal.remove')}
                      </Button>
                    )}
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {target && (
        <Suspense fallback={null}>
          <RemovalDialog details={details} target={target} onClose={() => setTarget(undefined)} />
        </Suspense>
      )}
    </DetailsCard>
  );
};

const Sent = () => {
  const text = useText();
  return (
    <Box component="span" sx={{ displayPrint: 'none' }}>
      <Chip
        size="small"
        disabled
        icon={<CheckCircleOutlined />}
        label={text('details.removal.sent')}
        sx={{
          ...{ opacity: '1 !important', color: 'text.secondary', height: 'auto', minHeight: 24 },
          '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
        }}
      />
    </Box>
  );
};
