// The traced number as displayed on its sheet, if that is in thousands or millions.
import { FormattedMessage } from 'react-intl';
import type { PreviewRow } from '#render/html/preview-row.ts';
import { scaledUnit } from '#render/html/scaled-unit.ts';
import { spanOfColumn } from '#render/html/span-place.ts';
import type { AskedPlace, Trace } from '#render/html/trace.ts';
import { useCalculated } from '../calculation/calculation-client.ts';
import { isScaled, shownCell, shownUnit } from '../calculation/shown-cell.ts';
import type { SpannedSheets } from '../calculation/spans/spanned.ts';
import { useDisplayOptions, useSheetLanguage } from '../session/view/sheets-view.ts';
import classes from './trace-panel.module.css';
import { withMinus } from './with-minus.ts';

export function TraceScale({ trace: { sheetId, place } }: { readonly trace: Trace }) {
  const language = useSheetLanguage();
  const layout = useCalculated(({ result }) => result?.laidOut.get(sheetId));
  const display = useDisplayOptions(language, layout?.scale);
  const row = layout?.sheet.rows.find(({ id }) => id === place.rowId);
  if (!row || !isScaled(row, display)) return null;
  const cell = shownAt(row, place, layout?.spanned ?? {});
  if (!cell) return null;
  // Beside the full number, as precise.
  const precise = { ...display, decimals: 'two', nothing: 'zero' } as const;
  const unit = shownUnit(row, display) || scaledUnit('', display.scale, language);
  const shown = [withMinus(shownCell(cell.row, cell.at, precise)), unit];
  return (
    <span className={classes.scaled}>
      <FormattedMessage id="trace.scaled" values={{ shown: shown.join(' ') }} />
    </span>
  );
}

/** The numbers of a span stand apart from those of the periods. */
function shownAt(row: PreviewRow, { rowId, column }: AskedPlace, spanned: SpannedSheets) {
  if (column === 'total' || column === 'constant') return { row, at: 'whole' } as const;
  if (typeof column === 'number' || column === 'zero') return { row, at: column };
  const span = spanOfColumn(column);
  const values = span && spanned[span.kind]?.values.get(rowId);
  return span && values ? { row: { ...row, values, isFirstEmpty: false }, at: span.index } : null;
}
