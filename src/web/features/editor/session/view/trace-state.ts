// The trail of traced numbers: the current stop, and moving back and forth.
import type { AskedPlace } from '#render/html/trace.ts';
import type { GridTarget } from '#web/ui/data-grid/grid-view.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { documentStore } from '../../document/document-store.ts';
import { editorStateOf } from '../state/editor-state.ts';

interface TraceStop {
  readonly place: AskedPlace;
  readonly sheetId: string;
  /** It was chosen above the numbers: the grid stays where it is when the trace is closed. */
  readonly isFromTile?: boolean;
}

/** The cell to select, and its sheet. */
export interface SheetTarget extends GridTarget {
  readonly sheetId: string;
  /** If its column is no longer among those shown, the name of its row stands for it. */
  readonly isReturn?: boolean;
}

interface TraceState {
  readonly trail: readonly TraceStop[];
  /** -1 while nothing is traced. */
  readonly step: number;
  /** The cell the grid is to select, until it has; each move along the trail is a new object. */
  readonly target: SheetTarget | null;
  /** Whether the panel is to have the focus; a number chosen by pointer leaves it in the grid. */
  readonly isPanelFocused: boolean;
}

const closed: TraceState = { trail: [], step: -1, target: null, isPanelFocused: false };

const traceState = documentStore<TraceState>(() => closed);

export const useTraceState = traceState.use;
export const traceStateOf = traceState.of;

export const isSamePlace = (one: AskedPlace, other: AskedPlace): boolean =>
  one.rowId === other.rowId && one.column === other.column;

export const currentStop = ({ trail, step }: TraceState): TraceStop | null => trail[step] ?? null;

/** A number of the grid was chosen. */
export function startTrace(document: TemplateDocument, stop: TraceStop, isPanelFocused: boolean): void {
  traceStateOf(document).setState((state) => ({ ...extendTrail(state, stop), isPanelFocused }));
}

/** A number that another one reads was chosen. */
export function followTrace(document: TemplateDocument, stop: TraceStop): void {
  traceStateOf(document).setState((state) => ({ ...extendTrail(state, stop), isPanelFocused: true }));
  targetCell(document, stop, { isFocused: false });
}

export function stepTrace(document: TemplateDocument, steps: -1 | 1): void {
  const { trail, step } = traceStateOf(document).getState();
  const stop = trail[step + steps];
  if (!stop) return;
  // A disabled button cannot keep the focus.
  traceStateOf(document).setState({
    step: step + steps,
    isPanelFocused: trail[step + 2 * steps] === undefined,
  });
  targetCell(document, stop, { isFocused: false });
}

/** The focus returns to the traced number. */
export function endTrace(document: TemplateDocument): void {
  const stop = currentStop(traceStateOf(document).getState());
  traceStateOf(document).setState(closed);
  if (stop && !stop.isFromTile) targetCell(document, stop, { isFocused: true, isReturn: true });
}

/** The grid keeps the focus, on whichever cell it is by now. */
export const closeTrace = (document: TemplateDocument): void => traceStateOf(document).setState(closed);

/** Its grid has the target now, and does not return to it when it comes into view again. */
export const forgetTarget = (document: TemplateDocument, reached: SheetTarget): void =>
  traceStateOf(document).setState(({ target }) => (target === reached ? { target: null } : {}));

/** Branching off in the middle of the trail drops the stops after it. */
function extendTrail(state: TraceState, stop: TraceStop): Pick<TraceState, 'trail' | 'step'> {
  const now = currentStop(state);
  if (now && isSamePlace(now.place, stop.place)) return state;
  const trail = [...state.trail.slice(0, state.step + 1), stop];
  return { trail, step: trail.length - 1 };
}

function targetCell(
  document: TemplateDocument,
  { place: { rowId, column }, sheetId }: TraceStop,
  how: Pick<SheetTarget, 'isFocused' | 'isReturn'>,
): void {
  // A sheet being edited stays open, whichever sheet the trail leads to.
  editorStateOf(document).setState({ sheetId });
  const columnId = column === 'total' || column === 'constant' ? 'whole' : String(column);
  traceStateOf(document).setState({ target: { sheetId, rowId, columnId, ...how } });
}
