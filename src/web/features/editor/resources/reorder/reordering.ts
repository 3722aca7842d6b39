// Lifts, moves and drops a list item by pointer or keys.
import type { KeyboardEvent, PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { EdgeScroll } from './edge-scroll.ts';
import { LiftedItem } from './lifted-item.ts';

export type Phase = 'lifted' | 'moved' | 'dropped' | 'cancelled';

export interface Reordered {
  /** Counted from 0. */
  readonly onMove: (to: number) => void;
  readonly onPhase: (phase: Phase, item: LiftedItem) => void;
}

/** A click does not drag. */
const dragFromPx = 4;

interface Drag {
  readonly startPx: number;
  readonly lastPx: number;
}

export class Reordering {
  #reordered: Reordered;
  #item: LiftedItem | null = null;
  #drag: Drag | null = null;
  #scroll: EdgeScroll | null = null;
  /** The handle moves with its item and is focused again afterwards. */
  #isDropping = false;

  constructor(reordered: Reordered) {
    this.#reordered = reordered;
  }

  update(reordered: Reordered): void {
    this.#reordered = reordered;
  }

  readonly onPointerDown = ({
    button,
    clientY,
    currentTarget,
    pointerId,
  }: PointerEvent<HTMLElement>): void => {
    if (button !== 0 || this.#item) return;
    currentTarget.setPointerCapture(pointerId);
    this.#drag = { startPx: clientY, lastPx: clientY };
  };

  readonly onPointerMove = ({ clientY, currentTarget }: PointerEvent<HTMLElement>): void => {
    if (!this.#drag) return;
    this.#drag = { ...this.#drag, lastPx: clientY };
    const isDragged = Math.abs(clientY - this.#drag.startPx) >= dragFromPx;
    if (!this.#item && isDragged) this.#lift(currentTarget);
    if (!this.#item) return;
    this.#scroll ??= new EdgeScroll(currentTarget, this.#follow);
    this.#scroll.pointerAt(clientY);
    this.#follow();
  };

  readonly onPointerUp = ({ currentTarget }: PointerEvent<HTMLElement>): void =>
    this.#putDown('dropped', currentTarget);

  readonly onPointerCancel = ({ currentTarget }: PointerEvent<HTMLElement>): void =>
    this.#putDown('cancelled', currentTarget);

  readonly onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, currentTarget } = event;
    const isGrip = key === ' ' || key === 'Enter';
    if (!this.#item && !isGrip) return;
    if (isGrip && this.#item) this.#putDown('dropped', currentTarget);
    else if (isGrip) this.#lift(currentTarget);
    else if (key === 'Escape') this.#putDown('cancelled', currentTarget);
    else if (key === 'ArrowUp') this.#step(-1);
    else if (key === 'ArrowDown') this.#step(1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Losing the focus drops the item. False while the handle itself is moved. */
  leave(): boolean {
    if (this.#isDropping) return false;
    if (!this.#drag) this.#putDown('cancelled', null);
    return true;
  }

  readonly #follow = (): void => {
    if (this.#drag) this.#item?.follow(this.#drag.lastPx - this.#drag.startPx);
  };

  #lift(handle: HTMLElement): void {
    const row = handle.closest('li');
    const list = row?.parentElement;
    if (!row || !list) return;
    this.#item = new LiftedItem(row, list);
    this.#reordered.onPhase('lifted', this.#item);
  }

  #step(by: -1 | 1): void {
    if (!this.#item || this.#drag) return;
    this.#item.step(by);
    this.#reordered.onPhase('moved', this.#item);
  }

  #putDown(phase: 'dropped' | 'cancelled', handle: HTMLElement | null): void {
    const item = this.#item;
    this.#item = null;
    this.#drag = null;
    this.#scroll?.stop();
    this.#scroll = null;
    if (!item) return;
    this.#isDropping = true;
    if (phase === 'dropped') item.drop((to) => flushSync(() => this.#reordered.onMove(to)));
    else item.cancel();
    handle?.focus({ preventScroll: true });
    this.#isDropping = false;
    this.#reordered.onPhase(phase, item);
  }
}
