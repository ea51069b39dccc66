import {
  Box,
  Checkbox,
  GlobalStyles,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  useMediaQuery,
} from '@mui/material';
import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import { useText } from '../i18n/use-text.ts';
import { useUserInfo } from '../providers/user-info.ts';
import { useHasBulkActions } from './BulkActionsToolbar.tsx';
import { Column, ColumnContextProvider, RowCheckbox } from './Column.tsx';
import { columnsOfResource } from './columns.ts';
import dataCards from './data-cards.css?inline';
import { RowActions, useHasRowActions } from './RowActions.tsx';
import { useResourceDeclaration } from './resource-context.ts';

interface Props {
  /** `<DataTable.Col>`s; those that the resource declares when left out. */
  readonly children?: ReactNode;
  /** Of many columns: they stand closer on a narrower window, to be a table beside the navigation from 1200 pixels on. */
  readonly isTight?: boolean;
}

const tight = { '@media (max-width: 1439.95px)': { '& th, & td': { px: 1 }, '& td:last-of-type': { pr: 3 } } };

/** The records of the list: a table when there is room for it, otherwise cards, and always cards on phones. */
export const DataTable = ({ children, isTight = false }: Props) => {
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const { room, hasRoom } = useHasRoom(isPhone);
  const declared = useDeclaredColumns();
  const columns = Children.toArray(children ?? declared);
  return (
    <Box ref={room} sx={isTight ? tight : {}}>
      <GlobalStyles styles={dataCards} />
      {isPhone || !hasRoom ? <DataCards columns={columns} /> : <RecordTable columns={columns} />}
    </Box>
  );
};

DataTable.Col = Column;

/** The columns that the resource declares, for what this person may see. */
const useDeclaredColumns = (): ReactNode => {
  const { permissions } = useUserInfo();
  const { filterValues = {} } = useListContext();
  const columns = columnsOfResource(useResourceDeclaration(), permissions);
  const shown = columns.filter(({ name, isLeftOutWhenFiltered }) => !(isLeftOutWhenFiltered && filterValues[name]));
  return shown.map(({ name, cell: Cell, isSortable, sortBy, isShort }) => (
    <DataTable.Col
      key={name}
      source={name}
      sortBy={sortBy}
      disableSort={!isSortable}
      isShort={isShort ?? false}
      {...(Cell && { render: (record: RaRecord) => <Cell record={record} /> })}
    />
  ));
};

/** Whether the table fits. How wide it must be depends on its words, so it is measured, and once too wide its width is remembered. */
const useHasRoom = (isPhone: boolean) => {
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const [needed, setNeeded] = useState(0);
  const hasRoom = width >= needed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table, or none, stands there when these change
  useEffect(() => {
    const outer = room.current;
    if (!outer) return;
    const table = outer.querySelector('table');
    const observer = new ResizeObserver(() => {
      setWidth(outer.clientWidth);
      if (table && table.offsetWidth > outer.clientWidth) setNeeded(table.offsetWidth);
    });
    observer.observe(outer);
    if (table) observer.observe(table);
    return () => observer.disconnect();
  }, [isPhone, hasRoom]);
  return { room, hasRoom };
};

/** Records as rows: selectable ones have a checkbox, emphasised ones a mark, and at the end is what can be done. */
const RecordTable = ({ columns }: { columns: readonly ReactNode[] }) => {
  const text = useText();
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const hasActions = useHasRowActions();
  const isSelectable = useHasBulkActions();
  const { name, isEmphasised = () => false } = useResourceDeclaration();
  return (
    <TableContainer sx={{ position: 'relative', '@media print': { overflow: 'visible' } }}>
      <Table size="small" aria-label={text(`resources.${name}.titles.list`)}>
        <TableHead sx={{ '@media print': { display: 'table-header-group' } }}>
          <TableRow>
            {isSelectable && (
              <TableCell padding="checkbox" sx={{ pl: 3 }}>
                <PageCheckbox />
              </TableCell>
            )}
            <ColumnContextProvider place="head">{columns}</ColumnContextProvider>
            {hasActions && (
              <TableCell>
                <span className="visually-hidden">{text('lists.actions')}</span>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((record) => (
            <RecordContextProvider key={record.id} value={record}>
              <TableRow
                hover
                selected={selectedIds.includes(record.id)}
                sx={{
                  height: 48,
                  breakInside: 'avoid',
                  ...(isEmphasised(record) && { bgcolor: 'action.selected', '& > td': { fontWeight: 600 } }),
                }}
              >
                {isSelectable && (
                  <TableCell padding="checkbox" sx={{ pl: 3 }}>
                    <RowCheckbox />
                  </TableCell>
                )}
                <ColumnContextProvider place="row">{columns}</ColumnContextProvider>
                {hasActions && (
                  <TableCell align="right">
                    <RowActions />
                  </TableCell>
                )}
              </TableRow>
            </RecordContextProvider>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const PageCheckbox = () => {
  const text = useText();
  const { isEditable = () => true } = useResourceDeclaration();
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const free = data.filter(isEditable);
  const chosen = free.filter(({ id }) => selectedIds.includes(id));
  const isAll = free.length > 0 && chosen.length === free.length;
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={chosen.length > 0 && !isAll}
      disabled={free.length === 0}
      onChange={() => onSelect(isAll ? [] : free.map(({ id }) => id))}
      slotProps={{ input: { 'aria-label': text('lists.selectPage') } }}
    />
  );
};

/** The records where a table has no room: a card a record, its fields under their names. */
const DataCards = ({ columns }: { columns: readonly ReactNode[] }) => {
  const text = useText();
  const { data = [], selectedIds } = useListContext<RaRecord>();
  const hasActions = useHasRowActions();
  const isSelectable = useHasBulkActions();
  const { name, rowActions, isEmphasised = () => false } = useResourceDeclaration();
  return (
    <ul className="data-cards" aria-label={text(`resources.${name}.titles.list`)}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <li className={classesOf({ selected: selectedIds.includes(record.id), emphasised: isEmphasised(record) })}>
            {isSelectable && (
              <div className="choice">
                <RowCheckbox />
              </div>
            )}
            <div className="record">
              <dl>
                <ColumnContextProvider place="card">{columns}</ColumnContextProvider>
              </dl>
              {hasActions && (
                <div className={classesOf({ actions: true, plain: !rowActions })}>
                  <RowActions />
                </div>
              )}
            </div>
          </li>
        </RecordContextProvider>
      ))}
    </ul>
  );
};

const classesOf = (classes: Readonly<Record<string, boolean>>): string | undefined =>
  Object.keys(classes)
    .filter((name) => classes[name])
    .join(' ') || undefined;
