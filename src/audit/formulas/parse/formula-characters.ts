// The characters allowed in the words of a formula: cells, names, functions and sheets.

/** Letters, digits, underscore, point, backslash, question mark, dollar sign, and all beyond ASCII but spaces. */
export function isWordCode(code: number): boolean {
  if (code >= 128) return code !== 0xa0 && code !== 0x3000;
  if (code >= 97) return code <= 122;
  if (code >= 63) return code === 63 || (code >= 65 && code <= 90) || code === 92 || code === 95;
  return (code >= 48 && code <= 57) || code === 36 || code === 46;
}

export function isSpaceCode(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9 || code === 0xa0 || code === 0x3000;
}

export function isDigitCode(code: number): boolean {
  return code >= 48 && code <= 57;
}
