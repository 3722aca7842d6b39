// The scroller of several grids, one below the other: which part of each is visible, and which one has the cursor.

/** A grid as its scroller knows it. */
export interface FramedGrid {
  /** Its visible part may have changed. */
  readonly look: () => void;
  /** There is less space than before. */
  readonly narrowed: () => void;
  /** Another grid has taken the cursor. */
  readonly release: () => void;
  /** The cursor enters from the grid above or below. */
  readonly enter: (from: 'above' | 'below') => void;
}

/** A part of the scroller, measured from the top of a grid's rows. */
export interface SeenPart {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}

/** How far from the edge a cell is scrolled to, as a share of the scroller's height. */
const aroundShare = 0.4;

export class GridFrame {
  readonly scroller: HTMLElement;
  readonly #grids = new Map<HTMLElement, FramedGrid>();
  readonly #resizes: ResizeObserver;
  readonly #onMoved: () => void;
  #holder: FramedGrid | null = null;
  #heightPx = 0;

  /** `onMoved` is called whenever a grid was scrolled to a cell. */
  constructor(scroller: HTMLElement, onMoved: () => void = () => undefined) {
    this.scroller = scroller;
    this.#onMoved = onMoved;
    this.#heightPx = scroller.offsetHeight;
    scroller.addEventListener('scroll', this.#look, { passive: true });
    this.#resizes = new ResizeObserver(this.#resized);
    this.#resizes.observe(scroller);
    // Content above a grid may grow or disappear without a scroll event.
    if (scroller.firstElementChild) this.#resizes.observe(scroller.firstElementChild);
  }

  destroy(): void {
    this.#resizes.disconnect();
    this.scroller.removeEventListener('scroll', this.#look);
  }

  add(host: HTMLElement, grid: FramedGrid): void {
    this.#grids.set(host, grid);
  }

  remove(host: HTMLElement): void {
    if (this.#grids.get(host) === this.#holder) this.#holder = null;
    this.#grids.delete(host);
  }

  /** The cursor is in one grid at a time. */
  hold(host: HTMLElement): void {
    const grid = this.#grids.get(host) ?? null;
    if (grid === this.#holder) return;
    this.#holder?.release();
    this.#holder = grid;
  }

  /** Moves the cursor to the next grid up or down, if there is one. */
  leave(host: HTMLElement, steps: -1 | 1): void {
    const order = [...this.#grids.keys()].sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    const next = order[order.indexOf(host) + steps];
    if (next) this.#grids.get(next)?.enter(steps === 1 ? 'above' : 'below');
  }

  seenOf(body: HTMLElement): SeenPart {
    const { scroller } = this;
    return {
      top: scroller.getBoundingClientRect().top - body.getBoundingClientRect().top,
      left: scroller.scrollLeft,
      height: scroller.clientHeight,
      width: scroller.clientWidth,
    };
  }

  /** A distant cell is scrolled to the middle, so that its surroundings can be read too. */
  moveBy(topPx: number, leftPx: number): void {
    const isFar = Math.abs(topPx) > this.scroller.clientHeight;
    const beyondPx = isFar ? Math.sign(topPx) * this.scroller.clientHeight * aroundShare : 0;
    if (topPx !== 0) this.scroller.scrollTop += topPx + beyondPx;
    if (leftPx !== 0) this.scroller.scrollLeft += leftPx;
    this.#onMoved();
  }

  readonly #look = (): void => {
    for (const grid of this.#grids.values()) grid.look();
  };

  /** A panel that opens below takes space; the cell it was opened from stays visible. The scrollbar of a wide sheet that is come to is none. */
  readonly #resized = (): void => {
    const isLower = this.scroller.offsetHeight < this.#heightPx;
    this.#heightPx = this.scroller.offsetHeight;
    this.#look();
    if (isLower) this.#holder?.narrowed();
  };
}
