import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { FormView, Resource } from '../../define-resource.ts';
import { useText } from '../../i18n/use-text.ts';

interface Props {
  readonly resource: Resource;
  readonly view: FormView;
  readonly children: ReactNode;
}

/** The page of a resource's form: its title, and the form on a card as wide as the declaration says. */
export const FormFrame = ({ resource: { name, formWidth }, view, children }: Props) => {
  const text = useText();
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: formWidth ? 1280 : 720 }}>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {text(`resources.${name}.titles.${view}`)}
      </Typography>
      <Paper variant="outlined" sx={{ p: { xs: 4, sm: 6 }, borderRadius: '12px' }}>
        {children}
      </Paper>
    </Box>
  );
};
