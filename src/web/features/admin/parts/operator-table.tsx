// A table of the area: it scrolls within itself under a head that stays, and on a phone its rows are cards.
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import classes from './operator-table.module.css';

export interface OperatorColumn<Row> {
  readonly id: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  readonly align?: 'start' | 'end';
  /** As narrow as its content, on one line; or what is left, at least so wide that words fit. */
  readonly width?: 'tight' | 'wide';
  /** On a card the title is left out, as where the cell is a name or has buttons. */
  readonly isUntitledOnCards?: boolean;
}

interface OperatorTableProps<Row> {
  /** What the table lists, for whoever hears it. */
  readonly label: string;
  readonly columns: readonly OperatorColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly toneOf?: (row: Row) => 'error' | 'marked' | 'selected' | undefined;
  /** A press on the row, outside its buttons and links; a button in the row must do the same for the keyboard. */
  readonly onPressRow?: (row: Row) => void;
  /** What stands below the row while it is open. */
  readonly detailsOf?: (row: Row) => ReactNode;
  /** As high as its rows; else it takes the height of the window and scrolls. */
  readonly isWhole?: boolean;
}

export function OperatorTable<Row>(props: OperatorTableProps<Row>) {
  const { label, columns, rows, keyOf, isWhole } = props;
  return (
    <section className={classes.scroller} aria-label={label} data-whole={isWhole || undefined} {...reachable}>
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map(({ id, title, align, width }) => (
              <th key={id} scope="col" data-align={align} data-width={width}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const reachable = { tabIndex: 0 };

function TableRow<Row>(props: OperatorTableProps<Row> & { readonly row: Row }) {
  const { row, columns, toneOf, onPressRow, detailsOf } = props;
  const details = detailsOf?.(row);
  const press = onPressRow && {
    onClick: (event: MouseEvent) => {
      if (isFree(event)) onPressRow(row);
    },
  };
  return (
    <Fragment>
      <tr className={classes.row} data-tone={toneOf?.(row)} data-open={details ? true : undefined} {...press}>
        {columns.map(({ id, title, cell, align, width, isUntitledOnCards }) => (
          <td key={id} data-align={align} data-width={width}>
            {!isUntitledOnCards && (
              <span className={classes.cardTitle} aria-hidden="true">
                {title}
              </span>
            )}
            <div className={classes.cell}>{cell(row)}</div>
          </td>
        ))}
      </tr>
      {details && (
        <tr className={classes.details}>
          <td colSpan={columns.length}>{details}</td>
        </tr>
      )}
    </Fragment>
  );
}

/** Neither a press on something in the row that can be pressed, nor the end of selecting text. */
function isFree({ target }: MouseEvent): boolean {
  if (target instanceof Element && target.closest('a, button, input, label, select, textarea')) return false;
  return window.getSelection()?.isCollapsed !== false;
}
