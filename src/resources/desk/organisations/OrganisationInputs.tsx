import { Box, FormControlLabel, FormGroup, FormLabel, Typography } from '@mui/material';
import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Bilingual } from '#contract/languages.ts';
import type { OrganisationProduct } from '#contract/operator/organisation-products.ts';
import { organisationProducts } from '#contract/operator/organisation-products.ts';
import { BooleanInput, SelectInput, TextInput } from '#src/admin/inputs.tsx';
import { useFieldInput } from '#src/admin/use-field-input.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CustomFields } from './CustomFields.tsx';
import { LineRows } from './LineRows.tsx';
import { LocationTree } from './locations/LocationTree.tsx';
import { organisationText } from './texts.ts';

const none: readonly string[] = [];

/** What the organisation subscribes to. */
const Products = () => {
  const text = useText();
  const language = useLanguage();
  const id = useId();
  const { value, onChange } = useFieldInput({ source: 'products', defaultValue: none }).input;
  const chosen = (value ?? none) as readonly string[];
  return (
    <FormGroup role="group" aria-labelledby={id}>
      <FormLabel id={id} component="span">
        {text(organisationText('products'))}
      </FormLabel>
      {organisationProducts.map((product) => (
        <FormControlLabel
          key={product}
          label={productWords[product][language]}
          sx={{ mx: 0, gap: 1 }}
          control={
            <Checkbox
              checked={chosen.includes(product)}
              onChange={(_, isChosen) =>
                onChange(isChosen ? [...chosen, product] : chosen.filter((one) => one !== product))
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
};

const addressWords = {
  title: organisationText('addresses'),
  hint: organisationText('addressesHint'),
  line: organisationText('address'),
  add: organisationText('addAddress'),
  remove: organisationText('removeAddress'),
};

const domainWords = {
  title: organisationText('domains'),
  hint: organisationText('domainsHint'),
  line: organisationText('domain'),
  add: organisationText('addDomain'),
  remove: organisationText('removeDomain'),
};

/** What organisations may subscribe to, in words. */
const productWords: Readonly<Record<OrganisationProduct, Bilingual>> = {
  canmanage: { en: 'Collection of safety data sheets', fr: 'Collection de fiches de données de sécurité' },
  businessportal: { en: 'Business portal', fr: 'Portail d’affaires' },
};

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
            <SelectInput source="second_factor" defaultValue="nobody" />
          </Box>
          <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
            <LineRows source="allowed_addresses" words={addressWords} placeholder="203.0.113.0/24" maxLength={64} />
            <LineRows source="mail_domains" words={domainWords} placeholder="example.org" maxLength={253} />
          </Box>
        </Columns>
        <CustomFields />
      </Section>
      <Section title={text(organisationText('locations'))}>
        <LocationTree />
      </Section>
    </>
  );
};

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
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
