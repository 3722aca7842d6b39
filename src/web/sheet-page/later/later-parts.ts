// The parts of the page that are fetched once its first numbers are drawn.
import { PlacedCharts } from '#web/sheet-page/charts/placed-charts.tsx';
import { FindBar } from '#web/sheet-page/find/find-bar.tsx';
import { KeyboardHelp } from '#web/sheet-page/menu/keyboard-help.tsx';
import { CellNote } from '#web/sheet-page/notes/cell-note.tsx';
import { PrintedSheet } from '#web/sheet-page/print/printed-sheet.tsx';
import { TracePanel } from '#web/sheet-page/trace/trace-panel.tsx';

export const laterParts = { PlacedCharts, FindBar, KeyboardHelp, CellNote, PrintedSheet, TracePanel };
