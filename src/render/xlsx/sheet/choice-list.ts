// Tells how a choice is held to its options: by a list of them, or by its ends where the list would be too long.

/** In characters; spreadsheets take no longer list of options. */
export const longestList = 255;

export const listText = (options: readonly number[]): string => options.join(',');

export const fitsList = (options: readonly number[]): boolean => listText(options).length <= longestList;

/** Whole numbers one after the other are told by the first and the last. */
export function runOf(options: readonly number[]): { readonly least: number; readonly most: number } | null {
  const [least] = options;
  const most = options.at(-1);
  if (least === undefined || most === undefined || !Number.isInteger(least)) return null;
  return options.every((option, index) => option === least + index) ? { least, most } : null;
}
