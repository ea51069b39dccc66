import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import type { SheetFact } from '#contract/calls/operator/sheet-pdf.ts';
import type { SheetDraft } from '#contract/operator/sheet-entry.ts';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { useFactWords } from './fact-words.ts';
import { usePdfMessages } from './messages.ts';

interface Props {
  readonly differing: readonly SheetFact[];
  readonly recorded: SheetDraft;
  readonly read: SheetDraft;
  /** The facts that are taken from the PDF. */
  readonly taken: ReadonlySet<SheetFact>;
  readonly onTake: (fact: SheetFact, isTaken: boolean) => void;
}

/** What the PDF says otherwise, fact by fact, and which of it is taken. */
export const Differences = ({ differing, recorded, read, taken, onTake }: Props) => {
  const messages = usePdfMessages();
  const word = useRequestMessages();
  const sayFact = useFactWords();
  const id = useId();
  if (differing.length === 0) return <Typography role="status">{messages.noDifference}</Typography>;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ fontSize: '0.9375rem', fontWeight: 600 }}>
        {messages.differing}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {messages.differingDetail}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {differing.map((fact) => (
          <Box component="li" key={fact} sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <CheckboxField
              name={fact}
              required={false}
              checked={taken.has(fact)}
              onChange={(isTaken) => onTake(fact, isTaken)}
            >
              <span className="visually-hidden">{messages.take(word(fact))}</span>
              <strong aria-hidden>{word(fact)}</strong>
            </CheckboxField>
            <Box
              component="dl"
              sx={{
                ...{ m: 0, pl: '46px', display: 'grid', gap: 2, fontSize: '0.875rem', overflowWrap: 'anywhere' },
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
                '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
                '& dd': { m: 0 },
              }}
            >
              <div>
                <dt>{messages.recorded}</dt>
                <dd>{sayFact(recorded, fact) || messages.nothing}</dd>
              </div>
              <div>
                <dt>{messages.inPdf}</dt>
                <dd>{sayFact(read, fact) || messages.nothing}</dd>
              </div>
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
};
