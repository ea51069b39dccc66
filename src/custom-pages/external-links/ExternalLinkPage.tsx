import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { getExternalSites } from '#contract/calls/get-external-sites.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCall } from '#src/providers/use-call.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';

export const SheetDatabasePage = () => <ExternalLinkPage name="sheetDatabase" />;
export const ChemicalInformationPage = () => <ExternalLinkPage name="chemicalInformation" />;

/** Says that this link leaves the product and where it goes, and offers to stay. */
const ExternalLinkPage = ({ name }: { name: 'sheetDatabase' | 'chemicalInformation' }) => {
  const text = useText();
  const language = useLanguage();
  const { data, error, isPending } = useCall(getExternalSites, {}, { staleTime: 60 * 60_000 });
  const address = data?.[name][language];
  return (
    <StatePanel
      icon={<OpenInNew />}
      title={text(`externalLinks.${name}.title`)}
      actions={
        <>
          <Button variant="contained" href={address} disabled={!address} loading={isPending} rel="noopener">
            {text('externalLinks.continue')}
          </Button>
          <Button variant="outlined" component={Link} to="/search">
            {text('errorPages.backToSearch')}
          </Button>
        </>
      }
    >
      {text(error ? 'externalLinks.failed' : `externalLinks.${name}.detail`)}
    </StatePanel>
  );
};
