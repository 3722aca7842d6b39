// The arguments of a call in the visitor's language: as text in the list, and with the one at the caret marked beside the field.
import type { Language } from '#language/language.ts';
import { decimalMarks } from '#language/locales.ts';
import { argumentWords } from './argument-words.ts';
import type { Argument, Signature } from './signatures.ts';

export const hasDecimalCommas = (language: Language): boolean => decimalMarks[language] === ',';

const separatorOf = (language: Language): string => (hasDecimalCommas(language) ? '; ' : ', ');

function nameOf({ word, isOptional, number }: Argument, language: Language): string {
  const name = `${argumentWords[language].get(word) ?? word}${number === null ? '' : `\u00a0${number}`}`;
  return isOptional ? `[${name}]` : name;
}

const named = ({ all, repeated }: Signature, language: Language): readonly string[] => [
  ...all.map((argument) => nameOf(argument, language)),
  ...(repeated === 0 ? [] : ['…']),
];

export const argumentsText = (signature: Signature, language: Language): string =>
  named(signature, language).join(separatorOf(language));

/** Such as "SUMIF(range, criterion, [sum range])" with the argument at the place in bold. */
export function callHint(
  name: string,
  signature: Signature,
  place: number,
  language: Language,
): readonly Node[] {
  const parts = named(signature, language).flatMap((words, index) => {
    const part = document.createElement(index === place ? 'b' : 'span');
    part.textContent = words;
    return index === 0 ? [part] : [document.createTextNode(separatorOf(language)), part];
  });
  return [document.createTextNode(`${name}(`), ...parts, document.createTextNode(')')];
}
