// A stored document with the price of its row and the pictures of its card, which are no part of what is stored.

const centsPerDollar = 100;

export function dollarsOf(cents: number): number;
export function dollarsOf(cents: number | null): number | null;
export function dollarsOf(cents: number | null): number | null {
  return cents === null ? null : cents / centsPerDollar;
}

const [openingBrace, closingBrace] = Buffer.from('{}');
/** An object with at least one field. */
const leastBytes = 4;

/** In pieces: to parse a document only to write it again would cost more than everything else. */
export function pricedDocument(
  document: Uint8Array,
  priceCents: number | null,
  screenshots: readonly string[] = [],
): readonly Uint8Array[] {
  const isObject = document.at(0) === openingBrace && document.at(-1) === closingBrace;
  // What was stored broken is given as it is.
  if (!isObject || document.byteLength < leastBytes) return [document];
  const price = `"price":${dollarsOf(priceCents)}`;
  const pictures = `"image":${JSON.stringify(screenshots[0])},"screenshots":${JSON.stringify(screenshots)}`;
  const added = screenshots.length === 0 ? price : `${price},${pictures}`;
  return [document.subarray(0, -1), Buffer.from(`,${added}}`)];
}
