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

/** Everything that was said of the business; what stands in the long text is not said twice. */
export function wholeText({
  prompt,
  context,
  longText,
}: Pick<GenerationForm, 'prompt' | 'context' | 'longText'>): string {
  const whole = oneLine(longText);
  const isInWhole = ` ${whole} `.includes(` ${oneLine(context)} `);
  return [whole.startsWith(oneLine(prompt)) ? '' : prompt, isInWhole ? '' : context, longText]
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .join('\n');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

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
