// What is typed beyond the end of a line goes on in the long text, so that nothing of it is lost.

import { beginningOf, maxBusinessText, maxPromptChars } from '#template/limits.ts';
import type { GenerationForm } from './generation-request.ts';

export interface CarriedOver {
  readonly form: GenerationForm;
  /** Where writing goes on in the long text. */
  readonly caret: number;
}

export const isTooLong = (line: string): boolean => [...line].length > maxPromptChars;

/** In front of what is there; a line that began it already does not begin it twice. */
export function carriedPrompt(form: GenerationForm, typed: string, caret: number): CarriedOver {
  const { prompt, longText } = form;
  const isBegun = prompt.trim() !== '' && longText.startsWith(prompt);
  const rest = isBegun ? longText.slice(prompt.length) : onNextLine(longText);
  return {
    form: {
      ...form,
      ...{ prompt: beginningOf(typed), longText: (typed + rest).slice(0, maxBusinessText) },
      // What was said otherwise of another line does not hold for this one.
      ...{ answers: {}, wrongSizes: [] },
    },
    caret,
  };
}

/** Behind what is there. */
export function carriedContext(form: GenerationForm, typed: string): CarriedOver {
  const before = form.longText.trim();
  const longText = (before === '' ? typed : `${before}\n${typed}`).slice(0, maxBusinessText);
  return { form: { ...form, context: '', longText }, caret: longText.length };
}

const onNextLine = (text: string): string => (text.trim() === '' ? '' : `\n${text}`);
