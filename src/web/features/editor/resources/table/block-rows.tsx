// The rows of a resource with their numbers per period; Enter or a click opens the resource for editing.
import { Fragment, type KeyboardEvent, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { evaluationError, notAvailable } from '#formula/display.ts';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { periodTexts } from '../../calculation/spans/period-texts.ts';
import { useTemplate } from '../../document/document-context.ts';
import {
  periodNumbers,
  type ResourceRow,
  resourceRows,
  shownPeriods,
} from '../../document/resources/resource-rows.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { BlockRow } from './block-row.tsx';
import { CalculatedTotal } from './calculated-total.tsx';
import classes from './resource-table.module.css';

interface BlockRowsProps {
  readonly resource: ResourceView;
  /** Called with the key of the row it was opened from. */
  readonly onOpen: (from: string) => void;
}

export function BlockRows({ resource, onOpen }: BlockRowsProps) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const rows = useMemo(() => resourceRows(template, resource), [template, resource]);
  const [active, setActive] = useState<string | null>(null);
  const entered = rows.some(({ key }) => key === active) ? active : (rows[0]?.key ?? null);
  const hint = `${resource.id}-hint`;
  return (
    <>
      <table
        className={classes.rows}
        style={{ '--periods': shownPeriods(template) }}
        aria-label={formatMessage({ id: 'table.numbers' }, { item: resource.name })}
      >
        <Head />
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.key}>
              <BlockRow
                row={row}
                hintId={hint}
                isEntered={row.key === entered}
                isUnknown={isUnknown(row)}
                onFocus={() => setActive(row.key)}
                onOpen={() => onOpen(row.key)}
                onKeyDown={(event) => pressed(event, rows, row, onOpen)}
              />
              {resource.flows.length === 1 && isUnknown(row) && <CalculatedTotal resourceId={resource.id} />}
            </Fragment>
          ))}
        </tbody>
      </table>
      <p id={hint} hidden>
        {formatMessage({ id: 'table.hint' }, { item: resource.name })}
      </p>
    </>
  );
}

/** What is read of other rows, or takes more than one period, is known to the whole model alone. */
const isUnknown = (row: ResourceRow): boolean =>
  row.kind === 'total' &&
  [row.sum, ...row.values].some((value) => value === notAvailable || value === evaluationError);

function Head() {
  const template = useTemplate();
  const periods = useCalculated(({ result }) => result?.periods);
  const names = useMemo(() => periodTexts(periods ?? []), [periods]);
  return (
    <thead>
      <tr>
        <th className={classes.label} scope="col">
          <FormattedMessage id="items.name" />
        </th>
        <th className={classes.sum} scope="col">
          <FormattedMessage id="editor.total" />
        </th>
        <th className={classes.units} scope="col">
          <FormattedMessage id="editor.units" />
        </th>
        <th className={classes.opening} scope="col">
          <FormattedMessage id="editor.zero-short" />
        </th>
        {periodNumbers(template).map((period) => (
          <th key={period} scope="col">
            {names[period]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function pressed(
  event: KeyboardEvent<HTMLElement>,
  rows: readonly ResourceRow[],
  row: ResourceRow,
  onOpen: (from: string) => void,
): void {
  if (event.target !== event.currentTarget) return;
  const all = event.currentTarget.parentElement?.children;
  const at = rows.indexOf(row);
  const step = steps[event.key];
  const ends: Readonly<Record<string, number>> = { Home: 0, End: rows.length - 1 };
  const to = step === undefined ? ends[event.key] : at + step;
  if (event.key === 'Enter') onOpen(row.key);
  else if (to === undefined) return;
  else {
    const next = all?.[to];
    if (next instanceof HTMLElement) next.focus();
  }
  event.preventDefault();
}
