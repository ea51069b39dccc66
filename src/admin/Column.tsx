import { Checkbox, TableCell, TableSortLabel } from '@mui/material';
import { createContext, type ReactNode, useContext } from 'react';
import { type RaRecord, useListContext, useRecordContext } from 'react-admin';
import { useText } from '../i18n/use-text.ts';
import { KindField } from './fields.tsx';
import { recordNameOf, useResourceDeclaration } from './resource-context.ts';

/** Where a column is drawn: its head, its cell in a row, or its line on a card. */
type Place = 'head' | 'row' | 'card';

const ColumnContext = createContext<{ readonly place: Place; readonly isFirst: boolean }>({
  place: 'row',
  isFirst: false,
});

/** Draws columns at their place; each knows whether it is the first. */
export const ColumnContextProvider = ({ place, children }: { place: Place; children: readonly ReactNode[] }) =>
  children.map((column, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
    <ColumnContext.Provider key={index} value={index === 0 ? first[place] : later[place]}>
      {column}
    </ColumnContext.Provider>
  ));

const placesOf = (isFirst: boolean) =>
  ({
    head: { place: 'head', isFirst },
    row: { place: 'row', isFirst },
    card: { place: 'card', isFirst },
  }) as const;
const first = placesOf(true);
const later = placesOf(false);

interface Props {
  readonly source: string;
  /** The declared name of the field when left out. */
  readonly label?: string;
  /** What the API calls the order by this column. */
  readonly sortBy?: string;
  readonly disableSort?: boolean;
  /** On a phone it shares its line with another. */
  readonly isShort?: boolean;
  /** Shows the record in a way of its own. */
  readonly render?: (record: RaRecord) => ReactNode;
  /** A field of the record; by its declared kind when left out. */
  readonly children?: ReactNode;
}

/** A column of a `<DataTable>`, as its `<DataTable.Col>`. */
export const Column = (props: Props) => {
  const text = useText();
  const { name } = useResourceDeclaration();
  const { place } = useContext(ColumnContext);
  const { source, label = text(`resources.${name}.fields.${source}`), render, children } = props;
  const record = useRecordContext();
  if (place === 'head') return <ColumnHead {...props} label={label} />;
  const content = render && record ? render(record) : (children ?? <KindField source={source} />);
  return place === 'row' ? (
    <TableCell sx={props.isShort ? shortCell : cell}>
      <Emphasis />
      {content}
    </TableCell>
  ) : (
    <div className={props.isShort ? 'field short' : 'field'}>
      <dt>{label}</dt>
      <dd>
        <Emphasis />
        {content}
      </dd>
    </div>
  );
};

/** Narrower, words would be broken by letters: the table has no room then, and cards take its place. */
const paddings = { px: 2.5, '&:first-of-type': { pl: 4 } };
const cell = { ...paddings, overflowWrap: 'anywhere', minWidth: '15ch' };
const shortCell = { ...paddings, overflowWrap: 'break-word' };

/** A column's name, which sorts by it where the API can. */
const ColumnHead = ({ source, label, sortBy = source, disableSort = false }: Props) => {
  const { sort, setSort } = useListContext();
  const { isFirst } = useContext(ColumnContext);
  const { isEmphasised } = useResourceDeclaration();
  const isSorted = sort.field === sortBy;
  const direction = isSorted && sort.order === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell
      {...(isSorted && { sortDirection: direction })}
      sx={{
        fontSize: '0.75rem',
        fontWeight: 600,
        color: 'text.secondary',
        lineHeight: '1rem',
        ...paddings,
        py: 2.5,
        // It stands over cells that begin with a mark.
        ...(isFirst && isEmphasised && { '&&': { pl: 7.5 } }),
      }}
    >
      {disableSort ? (
        label
      ) : (
        <TableSortLabel
          active={isSorted}
          direction={direction}
          onClick={() => setSort({ field: sortBy, order: isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
        >
          {label}
        </TableSortLabel>
      )}
    </TableCell>
  );
};

/** Marks an emphasised row in its first column: a dot, and the word for screen readers. In rows its room is kept. */
const Emphasis = () => {
  const text = useText();
  const record = useRecordContext();
  const { name, isEmphasised } = useResourceDeclaration();
  const { place, isFirst } = useContext(ColumnContext);
  if (!isFirst || !isEmphasised || !record) return null;
  const isMarked = isEmphasised(record);
  if (place === 'card' && !isMarked) return null;
  return (
    <>
      <span aria-hidden className={isMarked ? 'emphasis-dot marked' : 'emphasis-dot'} />
      {isMarked && <span className="visually-hidden">{`${text(`resources.${name}.texts.emphasised`)} `}</span>}
    </>
  );
};

/** The checkbox of a row; a row that may not be changed has no checkbox. */
export const RowCheckbox = () => {
  const text = useText();
  const resource = useResourceDeclaration();
  const record = useRecordContext();
  const { selectedIds, onToggleItem } = useListContext();
  const { isEditable = () => true } = resource;
  if (!record || !isEditable(record)) return null;
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': text('lists.select', { name: recordNameOf(resource)(record) }) } }}
    />
  );
};
