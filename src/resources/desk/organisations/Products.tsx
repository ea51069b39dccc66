import { FormControlLabel, FormGroup, FormLabel } from '@mui/material';
import Checkbox from '@mui/material/Checkbox';
import { useId } from 'react';
import type { Bilingual } from '#contract/languages.ts';
import { type OrganisationProduct, organisationProducts } from '#contract/operator/organisation-products.ts';
import { useFieldInput } from '#src/admin/use-field-input.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { organisationText } from './texts.ts';

const none: readonly string[] = [];

/** What the organisation subscribes to. */
export const Products = () => {
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

/** What organisations may subscribe to, in words. */
const productWords: Readonly<Record<OrganisationProduct, Bilingual>> = {
  canmanage: { en: 'Collection of safety data sheets', fr: 'Collection de fiches de données de sécurité' },
  businessportal: { en: 'Business portal', fr: 'Portail d’affaires' },
};
