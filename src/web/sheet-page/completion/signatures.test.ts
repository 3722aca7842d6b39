// Tests that exactly the functions that the engine knows are offered, with as many arguments as it takes, each with a name.
import { describe, expect, test } from 'vitest';
import { choices } from '#audit/calculate/compile/choices.ts';
import { functions } from '#audit/calculate/functions/functions.ts';
import { languages } from '#language/language.ts';
import { argumentWords } from './argument-words.ts';
import { argumentsText } from './call-hint.ts';
import { offeredFunctions, signatureOf } from './offered-functions.ts';
import { shownPlace, signatures } from './signatures.ts';

const begin = (typed: string) => offeredFunctions(typed).map(({ name }) => name);

describe('signatures', () => {
  test('are those of the functions of the engine', () => {
    expect([...signatures.keys()].sort()).toEqual([...functions.keys(), ...choices.keys()].sort());
  });

  test.each([...functions])('%s takes as many arguments as it says', (name, { least, most }) => {
    const { all, repeated } = signatures.get(name) ?? { all: [], repeated: 0 };
    expect(all.filter(({ isOptional }) => !isOptional).length).toBe(least);
    expect(repeated === 0 ? all.length : most > all.length).toBe(repeated === 0 ? most : true);
  });

  test('have a word for each argument in each language that is not written as in the code', () => {
    const words = new Set([...signatures.values()].flatMap(({ all }) => all.map(({ word }) => word)));
    for (const language of languages) {
      const named = [...argumentWords[language].keys()];
      expect(named.filter((word) => !words.has(word))).toEqual([]);
    }
    // Whoever reads Russian reads no English word; x and y are the same.
    const missing = [...words].filter((word) => !argumentWords.ru.has(word));
    expect(missing.sort()).toEqual(['x', 'y']);
    const camel = [...words].filter((word) => /[A-Z\d]/.test(word) && !argumentWords.en.has(word));
    expect(camel).toEqual([]);
  });
});

describe('what is offered', () => {
  test('begins as what is typed, in whatever case and alphabet', () => {
    expect(begin('sumi')).toEqual(['SUMIF', 'SUMIFS']);
    expect(begin('суммесл')).toEqual(['СУММЕСЛИ', 'СУММЕСЛИМН']);
    expect(begin('счет')).toEqual(['СЧЁТ', 'СЧЁТЕСЛИ', 'СЧЁТЕСЛИМН', 'СЧЁТЗ']);
    expect(begin('просмотрх')).toEqual(['ПРОСМОТРX']);
    expect(begin('J1')).toEqual([]);
    expect(begin('tru')).toEqual(['TRUNC']);
  });

  test('says its arguments in the language and with the marks of the visitor', () => {
    const sumIf = signatureOf('суммесли');
    const sumIfs = signatureOf('SumIfs');
    if (!sumIf || !sumIfs) throw new Error('The functions are not known.');
    expect(argumentsText(sumIf, 'en')).toBe('range, criterion, [sum range]');
    expect(argumentsText(sumIf, 'ru')).toBe('диапазон; критерий; [что складывать]');
    expect(argumentsText(sumIfs, 'en')).toBe(
      'sum range, range\u00a01, criterion\u00a01, [range\u00a02], [criterion\u00a02], …',
    );
    expect(signatureOf('NOTHING')).toBeNull();
  });

  test('arguments that come again are shown as the last ones', () => {
    const sum = signatures.get('SUM');
    const sumIfs = signatures.get('SUMIFS');
    const round = signatures.get('ROUND');
    if (!sum || !sumIfs || !round) throw new Error('The functions are not known.');
    expect([0, 1, 2, 7].map((place) => shownPlace(sum, place))).toEqual([0, 1, 1, 1]);
    expect([0, 4, 5, 6].map((place) => shownPlace(sumIfs, place))).toEqual([0, 4, 3, 4]);
    expect(shownPlace(round, 2)).toBe(-1);
  });
});
