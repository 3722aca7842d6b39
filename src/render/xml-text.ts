// Makes any text safe inside XML: marks escaped, characters that XML does not allow left out.

// biome wants no control characters in patterns, and here they are the point, so they are built from their codes.
const forbidden = new RegExp(
  `[${['0000-\\u0008', '000b', '000c', '000e-\\u001f', 'fffe', 'ffff'].map((code) => `\\u${code}`).join('')}]`,
  'g',
);

/** Breaks of lines would be read as blanks inside an attribute. */
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/** Lone halves of surrogate pairs become the replacement character, as they cannot be written as UTF-8. */
const cleanText = (text: string): string => text.toWellFormed().replace(forbidden, '');

/** What most texts are made of: nothing here has to be escaped, left out or replaced. */
const plainText = /^[ !#-%'-;=?-~\u00a0-\ud7ff\ue000-\ufffd]*$/;

export const xmlText = (text: string): string =>
  plainText.test(text) ? text : cleanText(text).replace(/[&<>"\n\r\t]/g, (mark) => escapes[mark] ?? '');

/** Spreadsheets read _x0041_ as a character by its code; its first mark by code keeps what a person wrote. */
export const shownText = (text: string): string => xmlText(text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_'));
