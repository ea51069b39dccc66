import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { useStore } from 'react-admin';

interface Props {
  /** Under which it is remembered whether it is open. */
  readonly name: string;
  readonly title: string;
  /** What is chosen in it, in its head while it is folded. */
  readonly chosen?: ReactNode;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A section of the panel that folds. Which are open is remembered. */
export const PanelSection = ({ name, title, chosen, isOpenAtFirst = false, children }: Props) => {
  const [isOpen, setOpen] = useStore<boolean>(`search.sections.${name}`, isOpenAtFirst);
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
          {title}
        </Typography>
        {!isOpen && chosen}
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 0, pb: 3, px: { xs: 4, md: 3 } }}>
        <Suspense fallback={null}>{children}</Suspense>
      </AccordionDetails>
    </Accordion>
  );
};
