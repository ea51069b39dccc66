import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { type Pictogram as Code, pictograms } from '#contract/sheets/pictogram.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Pictogram } from '#src/ui/Pictogram.tsx';
import { DetailsCard } from './DetailsCard.tsx';

const withoutPictogram = {
  Yes: 'details.hazardousNoPictogram',
  No: 'details.notHazardous',
  'No Information': 'details.pictogramsMissing',
  '': 'details.pictogramsMissing',
} as const;

/** Pictograms with their names, signal word, statements; without a pictogram, what is known of the hazard in words. */
export const Hazards = ({ result, isPhone }: Pick<SheetDetails, 'result'> & { isPhone: boolean }) => {
  const text = useText();
  const language = useLanguage();
  const codes = result.whmis2015_ghscode.split('\n').filter((code): code is Code => code in pictograms);
  const signalWord = result.signal_word ? text(`details.${result.signal_word}`).toLocaleUpperCase(language) : '';
  const statements = result.hazard_statements.map((one) => one.text);
  return (
    <DetailsCard title={text('details.hazards')}>
      {codes.length === 0 ? (
        <Typography>{text(withoutPictogram[result.whmis2015])}</Typography>
      ) : (
        <Pictograms codes={codes} isPhone={isPhone} signalWord={signalWord} />
      )}
      {isPhone ? (
        codes.length === 0 && signalWord && <SignalWord>{signalWord}</SignalWord>
      ) : (
        <Statements statements={statements}>{signalWord && <SignalWord>{signalWord}</SignalWord>}</Statements>
      )}
    </DetailsCard>
  );
};

const Statements = ({ statements, children }: { statements: readonly string[]; children?: ReactNode }) =>
  (children || statements.length > 0) && (
    <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      {children}
      <StatementList statements={statements} />
    </Box>
  );

const StatementList = ({ statements }: { statements: readonly string[] }) =>
  statements.map((statement) => (
    <Typography key={statement} sx={{ mb: 0.5, '@media print': { fontSize: '9pt', mb: 0 } }}>
      {statement}
    </Typography>
  ));

/** On a phone the statements come after first aid: nobody with something in the eye scrolls past them. */
export const HazardStatements = ({ result }: Pick<SheetDetails, 'result'>) => {
  const text = useText();
  if (result.hazard_statements.length === 0) return null;
  return (
    <DetailsCard title={text('details.hazardStatements')}>
      <StatementList statements={result.hazard_statements.map((one) => one.text)} />
    </DetailsCard>
  );
};

interface PictogramsProps {
  readonly codes: readonly Code[];
  readonly isPhone: boolean;
  readonly signalWord: string;
}

/** Up to four in one row, each over its name; on a phone the signal word and the names stand beside them. */
const Pictograms = ({ codes, isPhone, signalWord }: PictogramsProps) => {
  const language = useLanguage();
  const isMany = codes.length > 3;
  if (isPhone)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        {codes.map((code) => (
          <Pictogram key={code} code={code} size={isMany ? 64 : 80} />
        ))}
        <Box>
          {signalWord && <SignalWord>{signalWord}</SignalWord>}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, color: 'text.secondary' }}>
            {codes.map((code) => (
              <li key={code}>{pictograms[code][language]}</li>
            ))}
          </Box>
        </Box>
      </Box>
    );
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: `repeat(${Math.min(codes.length, 4)}, minmax(0, 112px))`,
        justifyContent: 'center',
        gap: 2,
      }}
    >
      {codes.map((code) => (
        <Box
          component="li"
          key={code}
          sx={{ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: 1, textAlign: 'center' }}
        >
          <Pictogram code={code} size={isMany ? 68 : 92} />
          <Typography variant="caption">{pictograms[code][language]}</Typography>
        </Box>
      ))}
    </Box>
  );
};

const SignalWord = ({ children }: { children: string }) => (
  <Typography sx={{ fontSize: '1.125rem', fontWeight: 700, mb: 1 }}>{children}</Typography>
);
