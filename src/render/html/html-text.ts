// Makes any text safe inside HTML, between tags and inside a quoted attribute.

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // A bare carriage return would be read back as a line feed.
  '\r': '&#13;',
};

/** Control characters are no text, but for the tab and the ends of lines. */
const controls = /[^\P{Cc}\t\n\r]/gu;
/** With the flag u these are lone halves alone, which cannot be written as UTF-8. */
const loneHalves = /\p{Cs}/gu;

export const htmlText = (text: string): string =>
  text
    .replace(controls, '')
    .replace(loneHalves, '\ufffd')
    .replace(/[&<>"'\r]/g, (mark) => escapes[mark] ?? '');
