// Makes a text storable in both databases.

/** Databases refuse null characters and unpaired surrogates, both of which JSON can spell. */
export function storableText(text: string): string {
  return Buffer.from(text.replaceAll('\0', '')).toString();
}
