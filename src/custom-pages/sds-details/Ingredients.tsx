import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DetailsCard } from './DetailsCard.tsx';

/** What the product is made of; nothing where the organisation does without. */
export const Ingredients = ({ ingredients }: Pick<SheetDetails, 'ingredients'>) => {
  const text = useText();
  if (ingredients.length === 0) return null;
  return (
    <DetailsCard title={text('details.ingredients')}>
      <Table size="small" aria-label={text('details.ingredients')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('details.cas')}</TableCell>
            <TableCell>{text('details.substance')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ingredients.map(({ casnumber, substancename }) => (
            <TableRow key={`${casnumber} ${substancename}`}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{casnumber}</TableCell>
              <TableCell>{substancename}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </DetailsCard>
  );
};
