import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { Suspense } from 'react';
import { useStore } from 'react-admin';
import { useText } from '../../../i18n/use-text.ts';
import { useChosenLabel } from '../chips/use-chips.ts';
import type { Section } from './sections.tsx';

/** A section that folds; folded, its head shows what is chosen in it. Which are open is remembered. */
export const FilterSection = ({ section: { name, render, isOpenAtFirst } }: { section: Section }) => {
  const text = useText();
  const [isOpen, setOpen] = useStore<boolean>(`search.sections.${name}`, isOpenAtFirst === true);
  const chosen = useChosenLabel(name);
  return (
    <Accordion
      disableGutters
      elevation={0}
      square
      expanded={isOpen}
      onChange={(_, expanded) => setOpen(expanded)}
      slotProps={{ transition: { unmountOnExit: true, timeout: 0 }, heading: { component: 'h3' } }}
      sx={{ borderBottom: 1, borderColor: 'divider', '&::before': { display: 'none' }, bgcolor: 'transparent' }}
    >
      <AccordionSummary
        id={`filters-${name}`}
        aria-controls={`filters-${name}-values`}
        expandIcon={<ExpandMore fontSize="small" />}
        sx={{
          flexDirection: { md: 'row-reverse' },
          minHeight: 38,
          px: { xs: 4, md: 2 },
          gap: 1,
          '& .MuiAccordionSummary-content': { my: 0, minWidth: 0, alignItems: 'center', gap: 2 },
          '& .MuiAccordionSummary-expandIconWrapper': { transform: { md: 'rotate(-90deg)' } },
          '& .MuiAccordionSummary-expandIconWrapper.Mui-expanded': { transform: { xs: 'rotate(180deg)', md: 'none' } },
          '@media (pointer: coarse)': { minHeight: 48 },
        }}
      >
        <Typography component="span" sx={{ fontSize: '0.8125rem', fontWeight: 600, flex: 1 }}>
          {text(`search.sections.${name}`)}
        </Typography>
        {!isOpen && chosen && (
          <Box
            component="span"
            sx={({ tokens }) => ({
              px: 1.5,
              py: 0.5,
              maxWidth: '55%',
              borderRadius: '5px',
              fontSize: '0.75rem',
              bgcolor: tokens.accentSoft,
              color: tokens.onAccentSoft,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            })}
          >
            {chosen}
          </Box>
        )}
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 0, pb: 3, px: { xs: 4, md: 3 } }}>
        <Suspense fallback={null}>{render()}</Suspense>
      </AccordionDetails>
    </Accordion>
  );
};
