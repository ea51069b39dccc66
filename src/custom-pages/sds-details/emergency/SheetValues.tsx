import { Typography } from '@mui/material';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { DetailsCard } from '../DetailsCard.tsx';
import { useEmergencyMessages } from './messages.ts';
import { PageLink } from './SheetPassage.tsx';

type Props = Pick<SheetDetails, 'isn'> & {
  readonly values: SheetDetails['emergency']['values'];
  /** The language of the sheet's words. */
  readonly lang: string;
};

/** What sections 9 and 14 say in figures and codes, each with the page of its section; a device may have kept details that have none yet. */
export const SheetValues = ({ isn, values = [], lang }: Props) => {
  const messages = useEmergencyMessages();
  if (values.length === 0) return null;
  const facts = values.map(({ name, text, page }) => {
    const label = messages.valueNames[name];
    return {
      label,
      value: (
        <>
          {text === '' ? messages.valueInSheet : <span lang={lang}>{text}</span>}{' '}
          <PageLink isn={isn} page={page} about={label} />
        </>
      ),
    };
  });
  return (
    <DetailsCard title={messages.values}>
      <Facts facts={facts} />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
        {messages.valuesAbout}
      </Typography>
    </DetailsCard>
  );
};
