// Makes and changes the elements that grids consist of, touching the page only where something differs.

/** The class names of a grid's parts. */
export interface GridClasses {
  readonly table: string;
  readonly head: string;
  readonly edge: string;
  readonly bands: string;
  readonly band: string;
  readonly bandText: string;
  readonly unsaid: string;
  readonly body: string;
  readonly row: string;
  readonly lead: string;
  readonly label: string;
  readonly text: string;
  readonly fold: string;
  readonly more: string;
  readonly trend: string;
  readonly unit: string;
  readonly cell: string;
  readonly link: string;
  readonly layer: string;
  readonly over: string;
  readonly editor: string;
  readonly note: string;
}

export function element(role: string, className: string): HTMLElement {
  const created = document.createElement('div');
  created.setAttribute('role', role);
  created.className = className;
  return created;
}

export function textElement(className: string, text = ''): HTMLElement {
  const created = document.createElement('span');
  created.className = className;
  created.textContent = text;
  return created;
}

/** The grid is focused as a whole; its keys do what its buttons do. */
export function buttonElement(className: string, isTabStop: boolean): HTMLButtonElement {
  const created = document.createElement('button');
  created.type = 'button';
  created.className = className;
  if (!isTabStop) created.tabIndex = -1;
  return created;
}

export function setStyle(target: HTMLElement, name: string, value: string): void {
  if (target.style.getPropertyValue(name) !== value) target.style.setProperty(name, value);
}

export function setAttribute(target: Element, name: string, value: string | null): void {
  if (target.getAttribute(name) === value) return;
  if (value === null) target.removeAttribute(name);
  else target.setAttribute(name, value);
}

/** Returns whether the text has changed. */
export function setText(target: HTMLElement, text: string): boolean {
  if (target.textContent === text) return false;
  const { firstChild } = target;
  // Changing a text node is far less work for the browser than replacing it.
  if (firstChild instanceof Text && firstChild.nextSibling === null) firstChild.data = text;
  else target.textContent = text;
  return true;
}

/** Where a cell is in the window. */
export interface CellBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function boxOf(shown: Element): CellBox {
  const { left, top, width, height } = shown.getBoundingClientRect();
  return { left, top, width, height };
}
