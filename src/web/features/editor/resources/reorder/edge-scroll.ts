// Scrolls a list's container while something is dragged near its upper or lower edge.

const edgePx = 56;
const fastestPx = 14;

/** How far to scroll in one frame with the pointer at that height. */
export function scrollStepPx(pointerY: number, topPx: number, bottomPx: number): number {
  const above = topPx + edgePx - pointerY;
  const below = pointerY - (bottomPx - edgePx);
  if (above > 0) return -Math.min(fastestPx, above / 4);
  return below > 0 ? Math.min(fastestPx, below / 4) : 0;
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    const isScrolling = overflowY === 'auto' || overflowY === 'scroll';
    if (isScrolling && around.scrollHeight > around.clientHeight + 1) return around;
  }
  return document.documentElement;
}

export class EdgeScroll {
  readonly #scroller: HTMLElement;
  readonly #scrolled: () => void;
  #pointerY = 0;
  #frame: number | null = null;

  /** `scrolled` is called after each step. */
  constructor(element: HTMLElement, scrolled: () => void) {
    this.#scroller = scrollerOf(element);
    this.#scrolled = scrolled;
  }

  pointerAt(y: number): void {
    this.#pointerY = y;
    this.#frame ??= requestAnimationFrame(this.#step);
  }

  stop(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
  }

  readonly #step = (): void => {
    const isPage = this.#scroller === document.documentElement;
    const { top, bottom } = isPage
      ? { top: 0, bottom: window.innerHeight }
      : this.#scroller.getBoundingClientRect();
    const before = this.#scroller.scrollTop;
    this.#scroller.scrollTop += scrollStepPx(this.#pointerY, top, bottom);
    const hasMoved = this.#scroller.scrollTop !== before;
    this.#frame = hasMoved ? requestAnimationFrame(this.#step) : null;
    if (hasMoved) this.#scrolled();
  };
}
