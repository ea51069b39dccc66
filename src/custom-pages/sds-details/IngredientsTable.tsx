import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { useText } from '#src/i18n/use-text.ts';

export const IngredientsTable = ({ ingredients }: Pick<SheetDetails, 'ingredients'>) => {
  const text = useText();
  return (
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
  );
};
