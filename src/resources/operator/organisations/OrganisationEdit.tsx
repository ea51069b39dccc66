import { Box, Link, Typography } from '@mui/material';
import { LinkBase, useRecordContext } from 'react-admin';
import { Edit } from '#src/admin/Edit.tsx';
import { SimpleForm } from '#src/admin/SimpleForm.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { type Belonging, belongings } from './belongings.ts';
import { Ending, EndNotice } from './Ending.tsx';
import { ListLink } from './ListLink.tsx';
import { organisationText } from './messages.ts';
import { OrganisationInputs, Section } from './OrganisationInputs.tsx';
import type { Organisation } from './organisation.ts';

export default function OrganisationEdit() {
  const text = useText();
  return (
    <Edit>
      <SimpleForm>
        <OrganisationLinks />
        <EndNotice />
        <OrganisationInputs />
        <Section title={text(organisationText('leave'))}>
          <Ending />
        </Section>
      </SimpleForm>
    </Edit>
  );
}

/** The form's title, and the links to the lists of the organisation. */
const OrganisationLinks = () => {
  const text = useText();
  const countText = useCountText();
  const language = useLanguage();
  const organisation = useRecordContext<Organisation>();
  if (!organisation) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 5, rowGap: 2 }}>
      <Typography sx={{ fontWeight: 600, flex: { sm: 1 }, overflowWrap: 'anywhere' }}>
        {organisation[`name_${language}`]}{' '}
        <Box component="span" sx={{ ml: 2, fontWeight: 400, color: 'text.secondary' }}>
          {organisation.id}
        </Box>
      </Typography>
      {(Object.keys(belongings) as Belonging[]).map((belonging) => (
        <ListLink
          key={belonging}
          resource={belongings[belonging].resource}
          filter={{ ...belongings[belonging].filter, organisation: organisation.id }}
          sx={{ fontWeight: 600, py: 1 }}
        >
          {countText(`resources.organisations.texts.${belonging}Count`, organisation[belonging])}
        </ListLink>
      ))}
      <Link component={LinkBase} to={`/operator/single-sign-on/${organisation.id}`} sx={{ fontWeight: 600, py: 1 }}>
        {text('pages.singleSignOn')}
      </Link>
      <Link
        component={LinkBase}
        to={`/operator/imports?organisation=${organisation.id}`}
        sx={{ fontWeight: 600, py: 1 }}
      >
        {text(organisationText('import'))}
      </Link>
    </Box>
  );
};
