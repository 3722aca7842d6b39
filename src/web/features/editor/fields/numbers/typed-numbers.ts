// Writes numbers as people type them, with thousands, signs and words for thousands, the way a template stores them.
import type { Language } from '#language/language.ts';
import { isPeriodString } from '#template/period-values.ts';
import { plainNumber, styleOf } from '../pasting/written-number.ts';

/** As a pasted row is read; what is stored as it is stays, and text that is no number too, so that its field can refuse it. */
export function typedNumbers(text: string, language: Language): string {
  if (isPeriodString(text)) return text;
  const segments = text.split(';');
  const style = styleOf(segments, language);
  return segments.map((segment) => plainNumber(segment, style) ?? segment).join(';');
}
