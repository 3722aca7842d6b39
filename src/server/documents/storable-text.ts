// A text as both databases hold it.

/** A database's text holds neither a zero character nor half of a surrogate pair; JSON spells both out. */
export function storableText(text: string): string {
  return Buffer.from(text.replaceAll('\0', '')).toString();
}
