// The trail of numbers that were looked into: where it stands, and the ways back and forth.
import type { TracePlace } from '#render/html/trace.ts';
import type { GridTarget } from '#web/ui/data-grid/grid-view.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { documentStore } from '../../document/document-store.ts';
import { editorStateOf } from '../state/editor-state.ts';

interface TraceStop {
  readonly place: TracePlace;
  readonly sheetId: string;
}

/** The cell to stand on, and the sheet that it is looked for in. */
export interface SheetTarget extends GridTarget {
  readonly sheetId: string;
}

interface TraceState {
  readonly trail: readonly TraceStop[];
  /** -1 while nothing is looked into. */
  readonly step: number;
  /** Where the grid is to stand; each move along the trail is a new one. */
  readonly target: SheetTarget | null;
  /** Whether the keyboard is to be with the panel; a number that is chosen by pointer leaves it with the grid. */
  readonly isPanelFocused: boolean;
}

const closed: TraceState = { trail: [], step: -1, target: null, isPanelFocused: false };

const traceState = documentStore<TraceState>(() => closed);

export const useTraceState = traceState.use;
export const traceStateOf = traceState.of;

export const isSamePlace = (one: TracePlace, other: TracePlace): boolean =>
  one.rowId === other.rowId && one.column === other.column;

export const currentStop = ({ trail, step }: TraceState): TraceStop | null => trail[step] ?? null;

/** A number of the grid was chosen. */
export function startTrace(document: TemplateDocument, stop: TraceStop, isPanelFocused: boolean): void {
  traceStateOf(document).setState((state) => ({ ...extendTrail(state, stop), isPanelFocused }));
}

/** A number that another one reads was chosen. */
export function followTrace(document: TemplateDocument, stop: TraceStop): void {
  traceStateOf(document).setState((state) => ({ ...extendTrail(state, stop), isPanelFocused: true }));
  targetCell(document, stop, false);
}

export function stepTrace(document: TemplateDocument, steps: -1 | 1): void {
  const { trail, step } = traceStateOf(document).getState();
  const stop = trail[step + steps];
  if (!stop) return;
  // A button that leads no further cannot keep the keyboard.
  traceStateOf(document).setState({
    step: step + steps,
    isPanelFocused: trail[step + 2 * steps] === undefined,
  });
  targetCell(document, stop, false);
}

/** The keyboard goes back to the number that was looked into. */
export function endTrace(document: TemplateDocument): void {
  const stop = currentStop(traceStateOf(document).getState());
  traceStateOf(document).setState(closed);
  if (stop) targetCell(document, stop, true);
}

/** The grid keeps the keyboard, wherever it stands in it by now. */
export const closeTrace = (document: TemplateDocument): void => traceStateOf(document).setState(closed);

/** Going elsewhere from the middle of the trail forgets what came after. */
function extendTrail(state: TraceState, stop: TraceStop): Pick<TraceState, 'trail' | 'step'> {
  const now = currentStop(state);
  if (now && isSamePlace(now.place, stop.place)) return state;
  const trail = [...state.trail.slice(0, state.step + 1), stop];
  return { trail, step: trail.length - 1 };
}

function targetCell(
  document: TemplateDocument,
  { place: { rowId, column }, sheetId }: TraceStop,
  isFocused: boolean,
): void {
  // What is being edited stays beside it, whatever sheet the trail leads to.
  editorStateOf(document).setState({ sheetId });
  const columnId = column === 'total' || column === 'constant' ? 'whole' : String(column);
  traceStateOf(document).setState({ target: { sheetId, rowId, columnId, isFocused } });
}
