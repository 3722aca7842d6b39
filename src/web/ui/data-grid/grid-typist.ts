// Typing in a grid, as soon as it has come: until then it keeps what was typed or asked for.
import type { GridPosition } from './grid-move.ts';
import type { GridTyping, TypedGrid, Typist } from './grid-typing.ts';
import { firstKey } from './typed-keys.ts';

export class GridTypist {
  readonly #grid: TypedGrid;
  /** It comes with typing. */
  #typist: Typist | null = null;
  #typing: GridTyping | null = null;
  #isComing = false;
  /** What was asked for while typing was coming. */
  #early: (() => void) | null = null;
  #earlyText = '';

  constructor(grid: TypedGrid) {
    this.#grid = grid;
    grid.host.addEventListener('keydown', this.#press);
    grid.host.addEventListener('paste', this.#paste);
    grid.host.addEventListener('dblclick', this.#openPointed);
  }

  destroy(): void {
    const { host } = this.#grid;
    host.removeEventListener('keydown', this.#press);
    host.removeEventListener('paste', this.#paste);
    host.removeEventListener('dblclick', this.#openPointed);
    this.#typist?.destroy();
  }

  get typing(): GridTyping | null {
    return this.#typing;
  }

  /** What is typed or asked for while typing is coming is done when it is there; without it nothing is typed in. */
  use(typing: GridTyping | 'coming' | null): void {
    this.#isComing = typing === 'coming';
    this.#typing = typing === 'coming' ? null : typing;
    if (this.#typing && this.#typist) this.#typist.use(this.#typing);
    else if (this.#typing) this.#typist = this.#typing.newTypist(this.#grid, this.#typing);
    const early = this.#typing && this.#early;
    this.#early = null;
    this.#earlyText = '';
    early?.();
  }

  get #used(): Typist | null {
    return this.#typing && this.#typist;
  }

  readonly isTyped = (at: GridPosition): boolean => this.#used?.isTyped(at) ?? false;

  /** Begins to type in the cell with the cursor. */
  open(text: string | null = null): boolean {
    return this.#used?.open(text) ?? false;
  }

  /** After the block was drawn on from its corner, in this column: its last numbers go on. */
  fillDrawn(from: number): void {
    this.#used?.fillDrawn(from);
  }

  readonly #press = (event: KeyboardEvent): void => {
    if (event.target !== this.#grid.host || event.isComposing) return;
    const typist = this.#used;
    if (!(typist ? typist.press(event) : this.#isComing && this.#isTypedEarly(event))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  #isTypedEarly({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false;
    if (key !== 'F2' && !firstKey.test(key)) return false;
    if (key !== 'F2') this.#earlyText += key;
    const text = this.#earlyText;
    this.#early = () => this.open(text === '' ? null : text);
    return true;
  }

  readonly #paste = (event: ClipboardEvent): void => {
    if (event.target === this.#grid.host) this.#used?.paste(event);
  };

  readonly #openPointed = (event: MouseEvent): void => this.#used?.openPointed(event);

  /** False where there is nothing to do: in an empty cell, and at the names. */
  showMenu(pressed?: Element | null): boolean {
    if (this.#isComing) this.#early = () => this.showMenu(pressed);
    return this.#isComing || (this.#used?.showMenu(pressed) ?? false);
  }
}
