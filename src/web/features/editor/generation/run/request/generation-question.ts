// What the generator is asked: for a request as it is typed, and again for what a template was made of.

import { defaultLanguage } from '#language/language.ts';
import type { BusinessTerms } from '#template/fields.ts';
import { starterCurrency } from '#template/starter-company.ts';
import type { Template } from '#template/template.ts';
import { currencyName } from '#web/features/editor/document/resources/resource-view.ts';
import type { LineQuestion } from '../../generator/protocol.ts';
import { type GenerationRequest, wholeText } from './generation-request.ts';

/** Of templates that nobody has chosen a currency for; dollars were those of every language. */
const isUnchosen = (currency: string, { language }: Template): boolean =>
  currency === starterCurrency[language] || currency === starterCurrency[defaultLanguage];

/** For a template whose line is gone. */
const usualPrompt = 'Cafe';

export const questionOf = (
  template: Template,
  request: Omit<GenerationRequest, 'options' | 'isReplacing'>,
): LineQuestion => ({
  text: wholeText(request),
  answers: request.answers,
  terms: {
    language: template.language,
    dateStart: template.data.options.timing.dateStart,
    currency: request.isCurrencyTyped ? request.currency : null,
    ...(!isUnchosen(currencyName(template), template) && { currencySoFar: currencyName(template) }),
    periodicity: request.periodicity,
    periodCount: request.periodCount,
  },
});

/** What it takes to make the same model again. */
export function termsOf({ terms }: LineQuestion): BusinessTerms {
  const { dateStart, currency, currencySoFar, periodicity, periodCount } = terms;
  return {
    ...{ dateStart, periodicity, periodCount },
    ...(currency !== null && { currency }),
    ...(currencySoFar !== undefined && { currencySoFar }),
  };
}

/** Whether a model was generated in it from something that was said. */
export const isGeneratedFromLine = (template: Template): boolean =>
  template.businessTerms !== undefined && template.openAIPrompt.trim() !== '';

/** As it was asked when the model was made, whatever was changed in the template since. */
export function madeQuestion(template: Template): LineQuestion {
  const stored = storedQuestion(template);
  const { businessTerms } = template;
  if (!businessTerms) return stored;
  const { currency = null, ...terms } = businessTerms;
  return { ...stored, terms: { language: template.language, currency, ...terms } };
}

/** In the currency and the periods that the template has by now. */
export const storedQuestion = (template: Template): LineQuestion => ({
  ...questionOf(template, {
    prompt: template.openAIPrompt.trim() || template.name.trim() || usualPrompt,
    context: template.templateContext,
    longText: template.businessText ?? '',
    ...{ answers: template.businessAnswers ?? {}, wrongSizes: [] },
    ...{ currency: currencyName(template), isCurrencyTyped: true },
    periodicity: template.data.options.timing.periodicity,
    periodCount: template.layout.cFcstColCount,
  }),
  // What an AI proposed is kept, and nobody is asked again.
  ...(template.businessProposal && { proposal: template.businessProposal }),
});
