// The trail of numbers that were looked into: where it stands, and the ways back and forth.
import { create } from 'zustand';
import type { TracePlace } from '#render/html/trace.ts';
import type { GridTarget } from '#web/ui/data-grid/grid-view.ts';
import { useEditorState } from './state.ts';

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
  readonly isHeld: boolean;
}

const closed: TraceState = { trail: [], step: -1, target: null, isHeld: false };

export const useTraceState = create<TraceState>(() => closed);

export const isSamePlace = (one: TracePlace, other: TracePlace): boolean =>
  one.rowId === other.rowId && one.column === other.column;

export const currentStop = ({ trail, step }: TraceState): TraceStop | null => trail[step] ?? null;

/** A number of the grid was chosen. */
export function lookInto(stop: TraceStop, isHeld: boolean): void {
  useTraceState.setState((state) => ({ ...onwards(state, stop), isHeld }));
}

/** A number that another one reads was chosen. */
export function follow(stop: TraceStop): void {
  useTraceState.setState((state) => ({ ...onwards(state, stop), isHeld: true }));
  standOn(stop, false);
}

export function stepBy(steps: -1 | 1): void {
  const { trail, step } = useTraceState.getState();
  const stop = trail[step + steps];
  if (!stop) return;
  // A button that leads no further cannot keep the keyboard.
  useTraceState.setState({ step: step + steps, isHeld: trail[step + 2 * steps] === undefined });
  standOn(stop, false);
}

/** The keyboard goes back to the number that was looked into. */
export function endTrace(): void {
  const stop = currentStop(useTraceState.getState());
  useTraceState.setState(closed);
  if (stop) standOn(stop, true);
}

/** The grid keeps the keyboard, wherever it stands in it by now. */
export const putTraceAway = (): void => useTraceState.setState(closed);

/** Going elsewhere from the middle of the trail forgets what came after. */
function onwards(state: TraceState, stop: TraceStop): Pick<TraceState, 'trail' | 'step'> {
  const now = currentStop(state);
  if (now && isSamePlace(now.place, stop.place)) return state;
  const trail = [...state.trail.slice(0, state.step + 1), stop];
  return { trail, step: trail.length - 1 };
}

function standOn({ place: { rowId, column }, sheetId }: TraceStop, isFocused: boolean): void {
  // What is being edited stays beside it, whatever sheet the trail leads to.
  useEditorState.setState({ sheetId });
  const columnId = column === 'total' || column === 'constant' ? 'whole' : String(column);
  useTraceState.setState({ target: { sheetId, rowId, columnId, isFocused } });
}
