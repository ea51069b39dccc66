import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormControlLabel, FormGroup, FormLabel, IconButton, Typography } from '@mui/material';
import Checkbox from '@mui/material/Checkbox';
import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { Bilingual } from '#contract/languages.ts';
import { type OrganisationProduct, organisationProducts } from '#contract/operator/organisation-products.ts';
import { BooleanInput, SelectInput, TextInput } from '#src/admin/inputs.tsx';
import { useFieldInput } from '#src/admin/use-field-input.ts';
import { useInnerFaults } from '#src/admin/use-inner-faults.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { ResourceKey } from '#src/i18n/messages.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CustomFields } from './CustomFields.tsx';
import { LocationTree } from './locations/LocationTree.tsx';
import { organisationText } from './messages.ts';
import { RowInput } from './RowInput.tsx';

const none: readonly string[] = [];

/** What the organisation subscribes to. */
const Products = () => {
  const text = useText();
  const language = useLanguage();
  const id = useId();
  const { value, onChange } = useFieldInput({ source: 'products', defaultValue: none }).input;
  const chosen = (value ?? none) as readonly string[];
  return (
    <FormGroup role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <FormLabel id={id} component="span">
        {text(organisationText('products'))}
      </FormLabel>
      <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
        {text(organisationText('productsHint'))}
      </Typography>
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
  businessportal: { en: 'Another portal of the provider', fr: 'Un autre portail du fournisseur' },
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

const noRows: readonly string[] = [];

interface Props {
  readonly source: string;
  readonly words: Readonly<Record<'title' | 'hint' | 'line' | 'add' | 'remove', ResourceKey>>;
  readonly placeholder: string;
  readonly maxLength: number;
}

/** A list of short texts, one a row; lines that are pasted become rows. */
const LineRows = ({ source, words, placeholder, maxLength }: Props) => {
  const text = useText();
  const id = useId();
  const { value, onChange } = useFieldInput({ source, defaultValue: noRows }).input;
  const lines = (value ?? noRows) as readonly string[];
  const { faults, clear, clearAll } = useInnerFaults(source);
  const toFocus = useRef<string>(undefined);
  useEffect(() => {
    if (toFocus.current) document.getElementById(toFocus.current)?.focus();
    toFocus.current = undefined;
  });
  const renumber = (changed: readonly string[], focused: string) => {
    toFocus.current = focused;
    clearAll();
    onChange(changed);
  };
  const addAfter = (index: number) => renumber(lines.toSpliced(index + 1, 0, ''), `${id}-${index + 1}`);
  const paste = (event: ClipboardEvent, index: number) => {
    const pasted = event.clipboardData
      .getData('text')
      .split(/[\s,;]+/)
      .filter(Boolean);
    if (pasted.length < 2) return;
    event.preventDefault();
    renumber(lines.toSpliced(index, lines[index] ? 0 : 1, ...pasted), `${id}-${index + pasted.length - 1}`);
  };
  return (
    <Box role="group" aria-labelledby={`${id}-name`} aria-describedby={`${id}-hint`}>
      <Typography id={`${id}-name`} variant="h3">
        {text(words.title)}
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {text(words.hint)}
      </Typography>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and their inputs hold no state
        <Box key={index} sx={{ display: 'flex', alignItems: 'start', gap: 2, mb: 2 }}>
          <RowInput
            id={`${id}-${index}`}
            label={text(words.line, { number: index + 1 })}
            placeholder={placeholder}
            value={line}
            maxLength={maxLength}
            error={faults[index]}
            onPaste={(event) => paste(event, index)}
            onChange={(typed) => {
              clear(String(index));
              onChange(lines.with(index, typed));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addAfter(index);
            }}
          />
          <IconButton
            aria-label={text(words.remove, { number: index + 1 })}
            onClick={() =>
              renumber(
                lines.toSpliced(index, 1),
                lines.length > 1 ? `${id}-${Math.min(index, lines.length - 2)}` : `${id}-add`,
              )
            }
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button id={`${id}-add`} startIcon={<Add />} onClick={() => addAfter(lines.length - 1)} sx={{ ml: -3 }}>
        {text(words.add)}
      </Button>
    </Box>
  );
};
