import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BooleanInput, TextInput } from '#src/admin/inputs.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { AddressRows } from './AddressRows.tsx';
import { CustomFields } from './CustomFields.tsx';
import { LocationTree } from './locations/LocationTree.tsx';
import { Products } from './Products.tsx';
import { organisationText } from './texts.ts';

/** All of an organisation that is entered. */
export const OrganisationInputs = () => {
  const text = useText();
  return (
    <>
      <Section title={text(organisationText('identity'))}>
        <Columns>
          <TextInput source="name_en" />
          <TextInput source="name_fr" />
          <TextInput source="location_label_en" />
          <TextInput source="location_label_fr" />
        </Columns>
      </Section>
      <Section title={text(organisationText('offer'))}>
        <Columns>
          <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
            <Products />
            <BooleanInput source="ingredients" />
            <TextInput source="account_manager_email" />
          </Box>
          <AddressRows />
        </Columns>
        <CustomFields />
      </Section>
      <Section title={text(organisationText('locations'))}>
        <LocationTree />
      </Section>
    </>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
    <Typography variant="h2" sx={{ pt: 4, borderTop: 1, borderColor: 'divider' }}>
      {title}
    </Typography>
    {children}
  </Box>
);

const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      columnGap: 6,
      rowGap: 4,
    }}
  >
    {children}
  </Box>
);
