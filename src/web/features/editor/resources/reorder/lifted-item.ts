// A list item lifted from its place: it follows the pointer or moves by key, and the others make room.

interface Extent {
  readonly top: number;
  readonly height: number;
}

const moveMs = 150;

/** The index of an item after it was moved by so many pixels: past each neighbor whose middle it covers. */
export function placeAfter(extents: readonly Extent[], from: number, movedPx: number): number {
  const own = extents[from];
  if (!own) return from;
  const top = own.top + movedPx;
  const bottom = top + own.height;
  const middle = ({ top: start, height }: Extent) => start + height / 2;
  const passed = extents.filter((one, at) =>
    movedPx > 0 ? at > from && bottom > middle(one) : at < from && top < middle(one),
  );
  return from + Math.sign(movedPx) * passed.length;
}

/** How far each item is shifted while one of them is elsewhere. */
export function shiftsPx(extents: readonly Extent[], from: number, to: number): readonly number[] {
  const own = extents[from];
  const target = extents[to];
  const next = extents[from + 1];
  const before = extents[from - 1];
  if (!own || !target) return extents.map(() => 0);
  const gap = next ? next.top - own.top - own.height : own.top - (before ? before.top + before.height : 0);
  const room = own.height + gap;
  const moved = to > from ? target.top + target.height - own.height - own.top : target.top - own.top;
  return extents.map((_, at) => {
    if (at === from) return moved;
    if (at > from && at <= to) return -room;
    return at < from && at >= to ? room : 0;
  });
}

export class LiftedItem {
  readonly from: number;
  readonly #items: readonly HTMLElement[];
  readonly #item: HTMLElement;
  readonly #list: HTMLElement;
  readonly #extents: readonly Extent[];
  readonly #listTopPx: number;
  #to: number;

  constructor(item: HTMLElement, list: HTMLElement) {
    this.#item = item;
    this.#list = list;
    this.#items = [...list.children].filter((child) => child instanceof HTMLElement);
    this.#extents = this.#items.map(({ offsetTop: top, offsetHeight: height }) => ({ top, height }));
    this.#listTopPx = list.getBoundingClientRect().top;
    this.from = this.#items.indexOf(item);
    this.#to = this.from;
    item.dataset.lifted = '';
    for (const other of this.#items) if (other !== item) other.style.transition = `transform ${moveMs}ms`;
  }

  get to(): number {
    return this.#to;
  }

  get count(): number {
    return this.#items.length;
  }

  /** The list may have scrolled under the pointer meanwhile. */
  follow(pointerMovedPx: number): void {
    const movedPx = pointerMovedPx - (this.#list.getBoundingClientRect().top - this.#listTopPx);
    this.#to = placeAfter(this.#extents, this.from, movedPx);
    this.#item.style.transition = '';
    this.#shift();
    this.#item.style.transform = `translateY(${movedPx}px)`;
  }

  step(by: -1 | 1): void {
    this.#to = Math.min(this.#items.length - 1, Math.max(0, this.#to + by));
    this.#item.style.transition = `transform ${moveMs}ms`;
    this.#shift();
    this.#item.scrollIntoView({ block: 'nearest' });
  }

  /** Drops the item: `commit` changes the order of the list, and the item animates into its place. */
  drop(commit: (to: number) => void): void {
    const seenAtPx = this.#item.getBoundingClientRect().top;
    this.#clear();
    if (this.#to !== this.from) commit(this.#to);
    const restPx = seenAtPx - this.#item.getBoundingClientRect().top;
    if (restPx === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#item.animate([{ transform: `translateY(${restPx}px)` }, { transform: 'none' }], moveMs);
  }

  cancel(): void {
    this.#to = this.from;
    this.drop(() => undefined);
  }

  #shift(): void {
    const shifts = shiftsPx(this.#extents, this.from, this.#to);
    this.#items.forEach((item, at) => {
      const px = shifts[at] ?? 0;
      item.style.transform = px === 0 ? '' : `translateY(${px}px)`;
    });
  }

  #clear(): void {
    delete this.#item.dataset.lifted;
    for (const item of this.#items) {
      item.style.transition = '';
      item.style.transform = '';
    }
  }
}
