// Remembers what folds came to over ranges that begin at the same cell, so that each value is taken in once.
import { SpreadsheetError } from '../values/spreadsheet-error.ts';
import type { FoldState } from './fold.ts';
import { RunningState } from './running-state.ts';

/** Goes on behind one place up to another, and tells of each place (a line, or a column) where it begins with it. */
export type Continuation = (
  state: FoldState,
  behind: number,
  end: number,
  begin: (place: number) => void,
) => void;

/** More of them would take memory that nothing repays. */
const mostKeys = 100_000;
const mostPlaces = 1_500_000;

export class RunningStates {
  private readonly byKey = new Map<string, RunningState>();
  private placeCount = 0;

  /** The state at `end`. Of a range asked for once only the end is kept. */
  at(key: string, start: Readonly<FoldState>, end: number, goOn: Continuation): Readonly<FoldState> {
    const known = this.byKey.get(key);
    const running = known ?? new RunningState();
    if (!known && this.byKey.size < mostKeys) this.byKey.set(key, running);
    if (running.failure && running.failure.place <= end) throw running.failure.error;
    const index = running.indexUpTo(end);
    if (index < 0) this.forget(running);
    const state = index < 0 ? { ...start } : running.stateAt(index);
    if (index >= 0 && index < running.count - 1) return state;
    return this.continued(running, state, running.placeAt(index), end, goOn, known !== undefined);
  }

  /** Whatever interrupts the work, such as a cell without a value yet, finds it done up to there the next time. */
  private continued(
    running: RunningState,
    state: FoldState,
    behind: number,
    end: number,
    goOn: Continuation,
    keepsAll: boolean,
  ): Readonly<FoldState> {
    let current = behind;
    let done = { place: behind, first: state.first, second: state.second };
    const finish = (): void => {
      if (current === done.place) return;
      done = { place: current, first: state.first, second: state.second };
      if (keepsAll) this.keep(running, done);
    };
    try {
      goOn(state, behind, end, (place) => {
        finish();
        current = place;
      });
      finish();
    } catch (thrown) {
      if (thrown instanceof SpreadsheetError) running.failure = { place: current, error: thrown };
      throw thrown;
    } finally {
      if (!keepsAll && done.place > behind) this.keep(running, done);
    }
    return state;
  }

  private keep(running: RunningState, done: FoldState & { readonly place: number }): void {
    if (this.placeCount >= mostPlaces) this.forget(running);
    running.put(done.place, done);
    this.placeCount += 1;
  }

  /** What was kept of one range makes room when memory is used up: its last state is enough to go on. */
  private forget(running: RunningState): void {
    this.placeCount -= running.count;
    running.clear();
  }
}
