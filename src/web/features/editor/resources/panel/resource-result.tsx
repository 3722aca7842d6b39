// A resource's result in its first and last period and in total, as it is typed; or why there is none.
import { FormattedMessage } from 'react-intl';
import type { PreviewRow } from '#render/html/preview-row.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { useCalculated, useStaleReason } from '../../calculation/calculation-client.ts';
import type { CalculationResult } from '../../calculation/protocol.ts';
import { type ShownColumn, shownCell } from '../../calculation/shown-cell.ts';
import { periodTexts } from '../../calculation/spans/period-texts.ts';
import { useDisplayOptions } from '../../session/view/sheets-view.ts';
import classes from './resource-editor.module.css';

export function ResourceResult({ itemId: resourceId }: { readonly itemId: string }) {
  const result = useCalculated((calculated) => calculated.result);
  const why = useStaleReason();
  const row = result?.totals.get(resourceId);
  if (!row && why === null) return null;
  return (
    <div className={classes.result} data-old={why !== null || undefined}>
      {why !== null && (
        <p className={classes.why}>
          {row && <FormattedMessage id="editor.old-numbers" />} {why}
        </p>
      )}
      {row && result && <Figures row={row} result={result} />}
    </div>
  );
}

function Figures({ row, result }: { readonly row: PreviewRow; readonly result: CalculationResult }) {
  const display = { ...useDisplayOptions(result.language), scale: 'units' } as const;
  const shown = (column: ShownColumn) => shownCell(row, column, display);
  const periods = periodTexts(result.periods);
  const last = row.values.length - 1;
  return (
    <>
      <dl>
        <dt>{periods[0]}</dt>
        <dd>{shown(0)}</dd>
        {last > 0 && (
          <>
            <dt>{periods[last]}</dt>
            <dd>{shown(last)}</dd>
          </>
        )}
        {row.total !== '' && (
          <>
            <dt>
              <FormattedMessage id="items.total" values={{ units: row.unit }} />
            </dt>
            <dd>{shown('whole')}</dd>
          </>
        )}
      </dl>
      <Sparkline values={row.values} width={72} height={34} />
    </>
  );
}
