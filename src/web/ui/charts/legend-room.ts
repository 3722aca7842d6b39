// Reserves space for any one of several texts that replace each other, so that nothing beside them moves.

/** One line each; all digits have the same width, so texts that differ only in digits take the same space. */
export function legendRoom(texts: readonly string[]): string {
  return [...new Set(texts.map((text) => text.replace(/\d/g, '0')))].join('\n');
}
