// Puts the focus back into the cells, where a spreadsheet is worked in.

export function focusCells(): void {
  document.querySelector<HTMLElement>('[role="grid"]')?.focus();
}
