// Limits of a template that all code that changes one has to keep.

/** Each has a row of the workbook for every input. */
export const maxScenarios = 100;

/** In characters: far more than a number a period takes. */
export const maxPeriodStringLength = 20_000;

/** Of one template. */
export const maxFormulas = 1000;

/** What may be written of a business in a field of its own, in characters. */
export const maxBusinessText = 4000;

/** Of the line about a business and of its context. */
export const maxPromptChars = 50;

/** Before a mark between two parts of a sentence; a dot after a few letters may be that of an abbreviation. */
const lastMark = /^(.*\S)\s*(?:[,;:!?](?=\s)|(?<=\p{L}{4})\.(?=\s)|\s[–—(-])/su;

/** The beginning of a text that is longer than the line holds, up to a mark if that leaves half of it, else up to a word. */
export function beginningOf(text: string): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  const [...letters] = whole;
  if (letters.length <= maxPromptChars) return whole;
  const cut = letters.slice(0, maxPromptChars).join('');
  const part = lastMark.exec(letters.slice(0, maxPromptChars + 2).join(''))?.[1] ?? '';
  if ([...part].length >= maxPromptChars / 2) return part;
  if (letters[maxPromptChars] === ' ') return cut;
  const atWord = cut.slice(0, Math.max(0, cut.lastIndexOf(' ')));
  return atWord === '' ? cut : atWord;
}
