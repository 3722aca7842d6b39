// What is requested before a model is generated: as typed texts and as validated values.

import type { BusinessAnswers } from '#template/fields.ts';
import { maxBusinessText, maxPromptChars } from '#template/limits.ts';
import type { Periodicity, Template } from '#template/template.ts';
import { checkCurrency, checkForecastLength } from '#web/features/editor/document/checks/field-checks.ts';
import { currencyName } from '#web/features/editor/document/resources/resource-view.ts';
import { type OptionId, selectedIn } from './scenario-options.ts';

export interface GenerationForm {
  readonly prompt: string;
  readonly context: string;
  /** More than two short lines hold. */
  readonly longText: string;
  readonly currency: string;
  /** Otherwise the place of the business decides. */
  readonly isCurrencyTyped: boolean;
  /** What the user says otherwise than it was understood. */
  readonly answers: BusinessAnswers;
  /** The kinds for which what is typed as the size is none, and prices that are none. */
  readonly wrongSizes: readonly string[];
  readonly length: string;
  readonly periodicity: Periodicity;
  readonly options: readonly OptionId[];
  /** Generated contents replace the template's own. */
  readonly isReplacing: boolean;
}

export interface GenerationRequest extends Omit<GenerationForm, 'length'> {
  readonly periodCount: number;
}

export const initialGenerationForm = (template: Template, isReplacing: boolean): GenerationForm => ({
  prompt: shortened(template.openAIPrompt),
  context: shortened(template.templateContext),
  longText: template.businessText ?? '',
  currency: currencyName(template),
  isCurrencyTyped: false,
  answers: template.businessAnswers ?? {},
  wrongSizes: [],
  length: String(template.layout.cFcstColCount),
  periodicity: template.data.options.timing.periodicity,
  options: selectedIn(template),
  isReplacing,
});

/** Everything that was said of the business, in its order; what stands in the long text is not said twice. */
export function wholeText({
  prompt,
  context,
  longText,
}: Pick<GenerationForm, 'prompt' | 'context' | 'longText'>): string {
  const isBegun = prompt.trim() !== '' && wordsOf(longText).startsWith(wordsOf(prompt, longText));
  const further = wordsOf(longText).includes(wordsOf(context, longText)) ? '' : context;
  return (isBegun ? [longText, further] : [prompt, further, longText])
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .join('\n');
}

/** Of a text, or of a part of one: the words alone, since a part ends before the mark that follows it. */
function wordsOf(text: string, whole = ''): string {
  const words = text.replace(/[\s\p{P}]+/gu, ' ').trim();
  // A part that is full may end within a word that is longer than the field.
  const isFull = whole !== '' && [...text].length >= maxPromptChars;
  return isFull ? ` ${words}` : ` ${words} `;
}

const shortened = (text: string): string => [...text].slice(0, maxPromptChars).join('');

/** Null while something is missing or wrong. */
export function generationRequestOf({ length, ...form }: GenerationForm): GenerationRequest | null {
  const prompt = form.prompt.trim();
  const isComplete =
    prompt !== '' &&
    form.wrongSizes.length === 0 &&
    [prompt, form.context].every((text) => [...text].length <= maxPromptChars) &&
    form.longText.length <= maxBusinessText &&
    checkCurrency(form.currency) === null &&
    checkForecastLength(length) === null;
  if (!isComplete) return null;
  return {
    ...form,
    prompt,
    context: form.context.trim(),
    longText: form.longText.trim(),
    currency: form.currency.trim(),
    periodCount: Number(length),
  };
}
