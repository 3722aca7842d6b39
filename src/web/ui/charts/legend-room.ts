// What has to be kept free for any one of several texts: they take each other's place, and nothing beside them may move.

/** One line each; digits are all as wide, so texts that differ by digits alone take the same room. */
export function legendRoom(texts: readonly string[]): string {
  return [...new Set(texts.map((text) => text.replace(/\d/g, '0')))].join('\n');
}
