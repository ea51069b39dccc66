import { Box, Link } from '@mui/material';
import { LinkBase, useRecordContext } from 'react-admin';
import { getSheetPlace } from '#contract/calls/operator/sheets.ts';
import { queryOfList, useListLeft, useListPath, withList } from '#src/admin/list-left.ts';
import { useResourceDeclaration } from '#src/admin/resource-context.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useCall } from '#src/providers/use-call.ts';
import { useKey } from '#src/resources/operator/keys/use-key.ts';
import { Neighbours } from '#src/resources/operator/Neighbours.tsx';
import { sheetText } from '../messages.ts';
import type { EditedSheet } from '../sheet.ts';

/** The way back to the list as it was left, and on in it. */
export const SheetNeighbours = () => {
  const left = useListLeft();
  const sheet = useRecordContext<EditedSheet>();
  return left && sheet ? <Line id={sheet.id} left={left} /> : null;
};

const Line = ({ id, left }: { id: number; left: string }) => {
  const text = useText();
  const list = useListPath() ?? '/';
  const key = useKey('back');
  const { paths, defaultSort } = useResourceDeclaration();
  const query = queryOfList(left, defaultSort ?? { field: 'id', order: 'ASC' });
  const { data: place } = useCall(getSheetPlace, { params: { id }, query }, { staleTime: 0 });
  const pathOf = (other: number) => withList((paths?.edit ?? '').replace(':id', String(other)), left);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, minHeight: 40 }}>
      <Link component={LinkBase} to={list} {...key}>
        {text(sheetText('backToList'))}
      </Link>
      <Neighbours
        place={place}
        position={(where) => text(sheetText('position'), where)}
        words={{ previous: text(sheetText('previous')), next: text(sheetText('next')) }}
        pathOf={pathOf}
      />
    </Box>
  );
};
