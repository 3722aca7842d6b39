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

/** Words and numbers that belong to what comes after them. */
const openEnd =
  /[\s,]+(?:an?|the|of|in|on|at|by|for|with|and|or|to|from|near|as|very|\d+|one|two|three|four|five|six|в|во|на|с|со|и|или|для|у|к|из|по|от|до|за|под|о|об|около|при|без|один|одна|два|две|дв(?:ух|умя)|три|тр[её]х|четыре|пять|шесть)$/iu;

/** The beginning of a text that is longer than the line holds, up to a mark if that leaves half of it, else up to a word. */
export function beginningOf(text: string): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  const [...letters] = whole;
  if (letters.length <= maxPromptChars) return whole;
  const cut = letters.slice(0, maxPromptChars).join('');
  const part = lastMark.exec(letters.slice(0, maxPromptChars + 2).join(''))?.[1] ?? '';
  if ([...part].length >= maxPromptChars / 2) return part;
  const isAtWord = letters[maxPromptChars] === ' ';
  let line = isAtWord ? cut : cut.slice(0, Math.max(0, cut.lastIndexOf(' '))) || cut;
  while (openEnd.test(line) && line.length > maxPromptChars / 2) line = line.replace(openEnd, '');
  return line;
}
