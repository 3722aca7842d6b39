// One row of a resource: its name, its units, its total, and one number per period.
import type { KeyboardEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTemplate } from '../../document/document-context.ts';
import { flowNames, lookupNames, termNames } from '../../document/resources/resource-names.ts';
import {
  type LookupRow,
  type NumbersRow,
  periodNumbers,
  type ResourceRow,
  type TermRow,
  type WeightsRow,
} from '../../document/resources/resource-rows.ts';
import { currencyName } from '../../document/resources/resource-view.ts';
import { useReferenceName } from '../../fields/use-reference-name.ts';
import classes from './resource-table.module.css';
import { tableText, useTableLook } from './table-numbers.ts';

interface BlockRowProps {
  readonly row: ResourceRow;
  /** Describes how to open it. */
  readonly hintId: string;
  /** Whether it is the tab stop. */
  readonly isEntered: boolean;
  /** Whether it is a total that the table has no number for. */
  readonly isUnknown: boolean;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export function BlockRow({ row, hintId, isEntered, isUnknown, onFocus, onOpen, onKeyDown }: BlockRowProps) {
  return (
    <tr
      className={classes.row}
      data-kind={row.kind}
      data-opens={row.key}
      data-unknown={isUnknown || undefined}
      aria-describedby={hintId}
      tabIndex={isEntered ? 0 : -1}
      onFocus={onFocus}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <RowCells row={row} />
    </tr>
  );
}

function RowCells({ row }: { readonly row: ResourceRow }) {
  const { formatMessage } = useIntl();
  switch (row.kind) {
    case 'flow':
      return <Cells name={formatMessage(flowNames[row.part])} />;
    case 'variable':
    case 'total':
      return <Numbers row={row} />;
    case 'reference':
      return <Reference name={row.name} target={row.target} />;
    case 'term':
      return <Term row={row} />;
    case 'weights':
      return <Weights row={row} />;
    case 'lookup':
      return <Chosen row={row} />;
  }
}

function Weights({ row: { name, weights } }: { readonly row: WeightsRow }) {
  const { formatNumber } = useIntl();
  return <Cells name={`${name}: ${weights.map((weight) => formatNumber(weight)).join(' · ')}`} />;
}

function Chosen({ row: { lookup, chosen, isGone } }: { readonly row: LookupRow }) {
  const { formatMessage } = useIntl();
  const missing = isGone ? formatMessage({ id: 'reference.gone' }) : formatMessage({ id: 'lookup.none' });
  return <Cells name={`${formatMessage(lookupNames[lookup])}: ${chosen ?? missing}`} />;
}

function Numbers({ row }: { readonly row: NumbersRow }) {
  // Rates and useful lives are not summed.
  const total =
    row.sum === null ? <FormattedMessage id="table.result" /> : <FormattedMessage id="editor.total" />;
  const name = row.kind === 'total' ? total : row.name;
  return <Cells name={name} units={row.units} row={row} />;
}

function Reference({ name, target }: { readonly name: string; readonly target: string }) {
  const row = useReferenceName()(target);
  return (
    <Cells
      name={
        target === '' ? (
          <FormattedMessage id="table.reads-none" values={{ name }} />
        ) : row === null ? (
          <FormattedMessage id="table.reads-nothing" values={{ name }} />
        ) : (
          <FormattedMessage id="table.reads" values={{ name, row }} />
        )
      }
    />
  );
}

function Term({ row }: { readonly row: TermRow }) {
  const { formatMessage } = useIntl();
  const currency = currencyName(useTemplate());
  const { name, units } = termNames(row.term);
  return <Cells name={formatMessage(name)} units={formatMessage(units, { currency })} row={row} />;
}

interface CellsProps {
  readonly name: ReactNode;
  readonly units?: string;
  /** None for a row of text. */
  readonly row?: NumbersRow | TermRow;
}

function Cells({ name, units = '', row }: CellsProps) {
  const template = useTemplate();
  const display = useTableLook();
  const periods = periodNumbers(template);
  return (
    <>
      <th
        className={classes.label}
        scope="row"
        data-units={units === '' ? undefined : units}
        {...(!row && { colSpan: periods.length + 4 })}
      >
        <span>{name}</span>
      </th>
      {row && (
        <>
          <td className={classes.sum}>{'sum' in row && tableText(row.sum, row, display)}</td>
          <td className={classes.units}>{units}</td>
          <td className={classes.opening} />
          {periods.map((period) => (
            <td key={period}>{tableText(row.values[period], row, display)}</td>
          ))}
        </>
      )}
    </>
  );
}
