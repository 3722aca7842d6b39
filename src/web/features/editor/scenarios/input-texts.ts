// Says a differing input in each scenario, as the number's field does, with the template's way of writing numbers.
import { createIntl, type IntlShape } from 'react-intl';
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import { driverWords } from '../drivers/driver-words.ts';
import { shortLists } from '../fields/numbers/short-numbers.ts';
import { writtenNumbers } from '../fields/numbers/written-numbers.ts';
import { type DifferingInput, isMoving } from './differing-inputs.ts';

/** The page's words around numbers that are written as in the sheets. */
export function withNumbersOf(intl: IntlShape, language: Language): IntlShape {
  const { formatNumber } = createIntl({ locale: locales[language], messages: intl.messages });
  return { ...intl, formatNumber };
}

export function inputTexts(input: DifferingInput, intl: IntlShape): readonly string[] {
  const short = isMoving(input) ? movingTexts(input, intl, false) : typedTexts(input, intl);
  // What differs only in numbers that are left out of a long list is said in full.
  if (new Set(short).size >= input.kinds) return short;
  return isMoving(input) ? movingTexts(input, intl, true) : inFull(input, intl);
}

const movingTexts = ({ inScenarios }: DifferingInput, intl: IntlShape, isInFull: boolean) =>
  inScenarios.map((said) => driverWords(intl, { ...said, isInFull }));

const typedOf = ({ inScenarios }: DifferingInput): readonly string[] =>
  inScenarios.map(({ data }) => (data === '' ? '0' : data));

const typedTexts = (input: DifferingInput, intl: IntlShape) =>
  shortLists(typedOf(input)).map((text) => writtenNumbers(text, intl));

const inFull = (input: DifferingInput, intl: IntlShape) =>
  typedOf(input).map((text) => writtenNumbers(text, intl));
