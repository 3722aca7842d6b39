// What the generator is asked: for a request as it is typed, and again for what a template was made of.
import type { Template } from '#template/template.ts';
import { currencyName } from '../../document/resources/resource-view.ts';
import type { LineQuestion } from '../generator/protocol.ts';
import { type GenerationRequest, wholeText } from './generation-request.ts';

/** Of a template that nobody has chosen a currency for. */
const usualCurrency = 'USD';

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
    ...(currencyName(template) !== usualCurrency && { currencySoFar: currencyName(template) }),
    periodicity: request.periodicity,
    periodCount: request.periodCount,
  },
});

/** In the currency and the periods that the template has by now. */
export const storedQuestion = (template: Template): LineQuestion =>
  questionOf(template, {
    prompt: template.openAIPrompt.trim() || template.name.trim() || usualPrompt,
    context: template.templateContext,
    longText: template.businessText ?? '',
    ...{ answers: template.businessAnswers ?? {}, isSizeWrong: false },
    ...{ currency: currencyName(template), isCurrencyTyped: true },
    periodicity: template.data.options.timing.periodicity,
    periodCount: template.layout.cFcstColCount,
  });
