// One reusable element of a cell: it remembers what it shows, and touches the page only where something differs.

export interface CellContents {
  readonly text: string;
  readonly look: string;
  readonly align: string;
  readonly tone: string;
  readonly isWrapped: boolean;
  readonly indent: number;
  /** In pixels. */
  readonly left: number;
  readonly width: number;
  readonly isNoted: boolean;
  readonly isLink: boolean;
}

const freshMs = 900;

export class CellElement {
  readonly root: HTMLElement;
  #shown: CellContents | null = null;

  constructor(role: string, className: string) {
    this.root = document.createElement('div');
    this.root.className = className;
    if (role === '') this.root.setAttribute('aria-hidden', 'true');
    else this.root.setAttribute('role', role);
  }

  get text(): string {
    return this.#shown?.text ?? '';
  }

  show(contents: CellContents): void {
    const before = this.#shown;
    const { root } = this;
    this.#shown = contents;
    if (before?.text !== contents.text) this.#write(contents.text);
    const { dataset } = root;
    if (before?.look !== contents.look) dataset.look = contents.look;
    if (before?.align !== contents.align) dataset.align = contents.align;
    if (before?.tone !== contents.tone) dataset.tone = contents.tone;
    if (before?.indent !== contents.indent) dataset.indent = String(contents.indent);
    if (before?.isWrapped !== contents.isWrapped) root.toggleAttribute('data-wrapped', contents.isWrapped);
    if (before?.isNoted !== contents.isNoted) root.toggleAttribute('data-noted', contents.isNoted);
    if (before?.isLink !== contents.isLink) root.toggleAttribute('data-link', contents.isLink);
    if (before?.left !== contents.left) root.style.left = `${contents.left}px`;
    if (before?.width !== contents.width) root.style.width = `${contents.width}px`;
    if (root.hidden) root.hidden = false;
  }

  hide(): void {
    if (!this.root.hidden) this.root.hidden = true;
  }

  /** Highlights for a moment what has just changed; not where motion is reduced. */
  flash(): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const running of this.root.getAnimations()) running.cancel();
    this.root.animate([{ backgroundColor: 'var(--fresh)' }, {}], { duration: freshMs, easing: 'ease-out' });
  }

  /** Changing a text node is far less work for the browser than replacing it. */
  #write(text: string): void {
    const { firstChild } = this.root;
    if (firstChild instanceof Text) firstChild.data = text;
    else this.root.textContent = text;
  }
}
