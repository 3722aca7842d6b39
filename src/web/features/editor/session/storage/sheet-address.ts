// The open sheet as a query value of the editor's address, `?sheet=`: read when a model is opened, replaced as the sheet changes.

const name = 'sheet';
const editorPath = /^#(\/template\/[^/?]+\/?)(\?.*)?$/;

/** Null where the address names none. */
export function sheetOfAddress(hash: string): string | null {
  const [, , query = ''] = editorPath.exec(hash) ?? [];
  return new URLSearchParams(query).get(name) || null;
}

/** The same address with another sheet; null where it is not that of a model. */
export function addressOfSheet(hash: string, sheetId: string): string | null {
  const [, path, query = ''] = editorPath.exec(hash) ?? [];
  if (path === undefined) return null;
  const values = new URLSearchParams(query);
  values.set(name, sheetId);
  return `#${path}?${values}`;
}

/** Past the router, for which a change of the address would be a navigation. The entry stays the same, so that one step back leaves the model. */
export function noteSheetInAddress(sheetId: string): void {
  const { hash, pathname, search } = window.location;
  const address = addressOfSheet(hash, sheetId);
  if (address === null || address === hash) return;
  History.prototype.replaceState.call(
    window.history,
    window.history.state,
    '',
    `${pathname}${search}${address}`,
  );
}

/** Where it names one that there is not, or another: what is shown. */
export function correctSheetInAddress(shownId: string): void {
  if (sheetOfAddress(window.location.hash) !== null) noteSheetInAddress(shownId);
}
