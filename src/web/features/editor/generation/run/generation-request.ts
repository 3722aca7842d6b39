// What is requested before a model is generated: as typed texts and as validated values.
import type { Periodicity, Template } from '#template/template.ts';
import { checkCurrency, checkForecastLength } from '../../document/checks/field-checks.ts';
import { currencyName } from '../../document/resources/resource-view.ts';
import { type OptionId, selectedIn } from './scenario-options.ts';

/** The maximum length of the business description and of its context. */
export const maxPromptChars = 50;

export interface GenerationForm {
  readonly prompt: string;
  readonly context: string;
  readonly currency: string;
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
  currency: currencyName(template),
  length: String(template.layout.cFcstColCount),
  periodicity: template.data.options.timing.periodicity,
  options: selectedIn(template),
  isReplacing,
});

const dollars = /^(usd|(us ?)?\$|(us )?dollars?|доллар(ы|ов)?( сша)?)$/iu;

/** Whether typical numbers, which are in US dollars, would appear in another currency. */
export const isConversionMissing = (currency: string): boolean => !dollars.test(currency.trim());

const shortened = (text: string): string => [...text].slice(0, maxPromptChars).join('');

/** Null while something is missing or wrong. */
export function generationRequestOf({ length, ...form }: GenerationForm): GenerationRequest | null {
  const prompt = form.prompt.trim();
  const isComplete =
    prompt !== '' &&
    [prompt, form.context].every((text) => [...text].length <= maxPromptChars) &&
    checkCurrency(form.currency) === null &&
    checkForecastLength(length) === null;
  if (!isComplete) return null;
  return {
    ...form,
    prompt,
    context: form.context.trim(),
    currency: form.currency.trim(),
    periodCount: Number(length),
  };
}
