// The traced number as displayed on its sheet, if that is in thousands or millions.
import { FormattedMessage } from 'react-intl';
import type { Trace } from '#render/html/trace.ts';
import { useCalculated } from '../calculation/calculation-client.ts';
import { isScaled, shownCell, shownUnit } from '../calculation/shown-cell.ts';
import { useDisplayOptions, useSheetLanguage } from '../session/view/sheets-view.ts';
import classes from './trace-panel.module.css';

export function TraceScale({ trace: { sheetId, place } }: { readonly trace: Trace }) {
  const language = useSheetLanguage();
  const layout = useCalculated(({ result }) => result?.laidOut.get(sheetId));
  const display = useDisplayOptions(language);
  const row = layout?.sheet.rows.find(({ id }) => id === place.rowId);
  if (!row || !isScaled(row, display)) return null;
  const column = place.column === 'total' || place.column === 'constant' ? 'whole' : place.column;
  // Beside the full number, as precise.
  const precise = { ...display, decimals: 'two', nothing: 'zero' } as const;
  const shown = [shownCell(row, column, precise), shownUnit(row, display) || display.scaleWord];
  return (
    <span className={classes.scaled}>
      <FormattedMessage id="trace.scaled" values={{ shown: shown.join(' ') }} />
    </span>
  );
}
