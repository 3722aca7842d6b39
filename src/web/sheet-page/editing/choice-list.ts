// The list of what may be chosen for a cell, opened beside it by its button or by Alt and the down arrow.
import type { CellBox } from '#web/sheet-page/surface/geometry/cell-box.ts';

export interface Choice {
  readonly value: number;
  readonly name: string;
}

export interface ChoiceClasses {
  readonly list: string;
  readonly option: string;
}

const roomPx = 8;

export class ChoiceList {
  readonly root = document.createElement('div');
  readonly #classes: ChoiceClasses;
  readonly #onEnd: (value: number | null) => void;
  #choices: readonly Choice[] = [];
  #at = 0;

  /** `onEnd` is told what was chosen; null if nothing. */
  constructor(classes: ChoiceClasses, label: string, onEnd: (value: number | null) => void) {
    this.#classes = classes;
    this.#onEnd = onEnd;
    this.root.className = classes.list;
    this.root.setAttribute('role', 'listbox');
    this.root.setAttribute('aria-label', label);
    this.root.tabIndex = -1;
    this.root.hidden = true;
    this.root.addEventListener('keydown', this.#press);
    this.root.addEventListener('click', this.#click);
    this.root.addEventListener('focusout', () => this.#end(null, false));
  }

  get isOpen(): boolean {
    return !this.root.hidden;
  }

  open(
    choices: readonly Choice[],
    current: unknown,
    { left, top, width, height }: CellBox,
    id: string,
  ): void {
    this.#choices = choices;
    this.#at = Math.max(
      0,
      choices.findIndex(({ value }) => value === current),
    );
    this.root.replaceChildren(
      ...choices.map(({ name }, index) => {
        const option = document.createElement('div');
        option.setAttribute('role', 'option');
        option.className = this.#classes.option;
        option.id = `${id}-choice-${index}`;
        option.textContent = name;
        return option;
      }),
    );
    this.root.hidden = false;
    const { style } = this.root;
    style.minWidth = `${width}px`;
    const frame = this.root.offsetParent;
    const most = (frame?.clientWidth ?? 0) - this.root.offsetWidth - roomPx;
    style.left = `${Math.max(0, Math.min(left, most))}px`;
    const isBelow =
      top + height + this.root.offsetHeight <= (frame?.clientHeight ?? Number.POSITIVE_INFINITY);
    style.top = `${isBelow ? top + height : Math.max(0, top - this.root.offsetHeight)}px`;
    this.#mark();
    this.root.focus({ preventScroll: true });
  }

  #mark(): void {
    for (const [index, option] of [...this.root.children].entries()) {
      option.setAttribute('aria-selected', String(index === this.#at));
      if (index !== this.#at) continue;
      this.root.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  }

  #end(value: number | null, isAnswered = true): void {
    if (this.root.hidden) return;
    this.root.hidden = true;
    if (isAnswered) this.#onEnd(value);
  }

  readonly #click = ({ target }: Event): void => {
    const option = target instanceof Element ? target.closest('[role=option]') : null;
    const index = option ? [...this.root.children].indexOf(option) : -1;
    const choice = this.#choices[index];
    if (choice) this.#end(choice.value);
  };

  readonly #press = (event: KeyboardEvent): void => {
    const { key } = event;
    const last = this.#choices.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(last, this.#at + 1),
      ArrowUp: Math.max(0, this.#at - 1),
      Home: 0,
      End: last,
    };
    if (key === 'Enter' || key === ' ' || key === 'Tab') this.#end(this.#choices[this.#at]?.value ?? null);
    else if (key === 'Escape') this.#end(null);
    else if (moves[key] !== undefined) {
      this.#at = moves[key];
      this.#mark();
    } else if (key.length === 1) {
      const found = this.#choices.findIndex(({ name }) =>
        name.toLocaleLowerCase().startsWith(key.toLocaleLowerCase()),
      );
      if (found >= 0) this.#at = found;
      this.#mark();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
