// A resource's result in its first and last period and in total, as it is typed; or why there is none.
import { FormattedMessage } from 'react-intl';
import type { PreviewRow } from '#render/html/preview-row.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { useCalculated, useStaleReason } from '../../calculation/calculation-client.ts';
import type { CalculationResult } from '../../calculation/protocol.ts';
import { periodTexts, rowTexts } from '../../calculation/row-texts.ts';
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
  const texts = rowTexts(row, result);
  const periods = periodTexts(result.periods);
  const last = texts.length - 1;
  return (
    <>
      <dl>
        <dt>{periods[0]}</dt>
        <dd>{texts[0]}</dd>
        {last > 0 && (
          <>
            <dt>{periods[last]}</dt>
            <dd>{texts[last]}</dd>
          </>
        )}
        {row.total !== '' && (
          <>
            <dt>
              <FormattedMessage id="items.total" values={{ units: row.unit }} />
            </dt>
            <dd>{row.total}</dd>
          </>
        )}
      </dl>
      <Sparkline values={row.values} width={72} height={34} />
    </>
  );
}
