// What stands behind the # of the page's address: the key to change the spreadsheet with, and the sheet that is open.

const parts = (): URLSearchParams => new URLSearchParams(location.hash.slice(1));

export const keyInAddress = (): string | null => parts().get('key');

export const sheetInAddress = (): string | null => parts().get('sheet');

/** The address can be kept or passed on: it opens at the same sheet. */
export function putSheetInAddress(sheetId: string): void {
  const next = parts();
  next.set('sheet', sheetId);
  history.replaceState(null, '', `#${next}`);
}
