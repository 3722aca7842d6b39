// The texts of a file, each kept once: the one way of keeping them that every spreadsheet program reads.
import { shownText } from '#render/xml-text.ts';

export interface SharedTexts {
  /** The number of a text in the file. */
  readonly of: (text: string) => number;
  readonly xml: () => Generator<string>;
}

export function createSharedTexts(): SharedTexts {
  const known = new Map<string, number>();
  let useCount = 0;
  return {
    of: (text) => {
      useCount += 1;
      const number = known.get(text) ?? known.size;
      known.set(text, number);
      return number;
    },
    *xml() {
      yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
      yield `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="${useCount}" uniqueCount="${known.size}">`;
      for (const text of known.keys()) yield `<si><t xml:space="preserve">${shownText(text)}</t></si>`;
      yield '</sst>';
    },
  };
}
