// Makes any text safe inside XML: marks escaped, characters that XML does not allow left out.

// biome wants no control characters in patterns, and here they are the point, so they are built from their codes.
const forbidden = new RegExp(
  `[${['0000-\\u0008', '000b', '000c', '000e-\\u001f', 'fffe', 'ffff'].map((code) => `\\u${code}`).join('')}]`,
  'g',
);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Lone halves of surrogate pairs become the replacement character, as they cannot be written as UTF-8. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"]/g, (mark) => escapes[mark] ?? '');
