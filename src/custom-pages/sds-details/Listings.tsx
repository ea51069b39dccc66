import { Box, Typography } from '@mui/material';
import type { Language } from '#contract/languages.ts';
import { type ListedSubstance, type Listing, substanceLists } from '#contract/sheets/substance-lists.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DetailsCard } from './DetailsCard.tsx';

/** Which of the ingredients lists of substances name, in which group, and what that says. */
const Listings = ({ listings }: { listings: readonly ListedSubstance[] }) => {
  const text = useText();
  const language = useLanguage();
  const hasOurs = listings.some((substance) => substance.listings.some((one) => one.is_number_ours));
  return (
    <DetailsCard title={text('details.listings.title')} isPrinted={false}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {listings.map(({ cas, name, listings: all }) => (
          <li key={cas}>
            <strong>{name || cas}</strong>{' '}
            {name && (
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {cas}
              </Box>
            )}
            <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, display: 'grid', gap: 1, fontSize: '0.875rem' }}>
              {all.map((one) => (
                <li key={one.list}>
                  <OneListing listing={one} language={language} />
                </li>
              ))}
            </Box>
          </li>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
        {text('details.listings.about')} {hasOurs && text('details.listings.ours')}
      </Typography>
    </DetailsCard>
  );
};
export default Listings;

const OneListing = ({ listing, language }: { listing: Listing; language: Language }) => {
  const text = useText();
  const list = substanceLists[listing.list];
  const groups: Readonly<Record<string, { readonly en: string; readonly fr: string } | undefined>> = list.groups;
  const told = listing.groups.map((group) => groups[group]?.[language] ?? group).join(', ');
  // What a device kept before these came with a listing has neither.
  const { threshold, sunset, date, source } = listing;
  return (
    <>
      <span title={source}>{list[language]}</span>
      {text('lists.colon')}
      {told}
      {listing.as[language] && ` (${text('details.listings.as', { name: listing.as[language] })})`}
      {threshold &&
        `, ${text('details.listings.threshold', { percent: formatNumber(threshold.percent, language), tonnes: formatNumber(threshold.tonnes, language) })}`}
      {sunset && `, ${text('details.listings.sunset', { day: formatLongDate(sunset, language) })}`}
      {listing.is_number_ours && '\u00a0*'}
      {date && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` – ${text('details.listings.dated', { date: date.length > 4 ? formatLongDate(date, language) : date })}`}
        </Box>
      )}
    </>
  );
};
