// S12: the cover states purpose, scope, exclusions, colours, how to use the workbook, version, date and base currency.
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { isDateStyle } from '../../layout/time/date-format.ts';
import { wordPattern } from '../../layout/words/word-pattern.ts';
import { controlTexts, coverSheet, filledSheets } from './parts/control-texts.ts';

/** Fewer sheets need no introduction. */
const leastSheets = 3;

const topics: readonly (readonly [string, RegExp])[] = [
  [
    'purpose',
    wordPattern([
      'purpose',
      'objective*',
      'goal*',
      'aim*',
      'intended',
      'about this model',
      'назначение',
      'цель',
      'цели',
      'предназначен*',
    ]),
  ],
  [
    'scope',
    wordPattern([
      'scope',
      'covers',
      'includes',
      'included',
      'coverage',
      'охват',
      'состав',
      'границы',
      'включает',
      'включено',
      'входит',
      'что учтено',
    ]),
  ],
  [
    'leftOut',
    wordPattern([
      ...[
        'left out',
        'excluded',
        'excludes',
        'exclusion*',
        'not included',
        'limitation*',
        'out of scope',
        'not modelled',
        'not modeled',
      ],
      ...[
        'не учтено',
        'не учитыва*',
        'не входит',
        'не включ*',
        'не охвачен*',
        'исключен*',
        'исключён*',
        'ограничени*',
        'вне модели',
        'за рамками',
      ],
    ]),
  ],
  [
    'colours',
    wordPattern([
      'colour*',
      'color*',
      'legend',
      'key to *',
      'цвет*',
      'легенда',
      'условные обозначения',
      'обозначения',
    ]),
  ],
  [
    'use',
    wordPattern([
      ...[
        'how to use',
        'instruction*',
        'user guide',
        'guide',
        'using the model',
        'using this model',
        'getting started',
        'how to',
      ],
      ...[
        'как пользоваться',
        'как работать',
        'инструкци*',
        'порядок работы',
        'руководство',
        'как использовать',
      ],
    ]),
  ],
  [
    'version',
    wordPattern(['version', 'revision', 'release', 'rev', 'версия', 'редакция', 'выпуск', 'v1', 'v2', 'v3']),
  ],
  [
    'date',
    wordPattern([
      'date',
      'dated',
      'as of',
      'updated',
      'issued',
      'дата',
      'дата выпуска',
      'обновлен*',
      'обновлён*',
      'по состоянию на',
    ]),
  ],
  [
    'currency',
    wordPattern([
      ...['currency', 'usd', 'eur', 'gbp', 'rub', 'dollar*', 'euro*', 'rouble*', 'ruble*', 'pound*'],
      ...['валюта', 'валюты', 'руб', 'рубл*', 'доллар*', 'евро'],
    ]),
  ],
];

const writtenDate = /\b(?:19|20)\d\d-\d\d-\d\d\b|\b\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d\b/;

function hasDateCell({ book }: Examination, cover: number): boolean {
  return (book.sheets[cover]?.cells ?? []).some(
    ({ value, style }) => typeof value === 'number' && isDateStyle(book.styles[style]),
  );
}

function says(
  topic: string,
  words: RegExp,
  texts: readonly string[],
  examination: Examination,
  cover: number,
) {
  if (texts.some((text) => words.test(text))) return true;
  if (topic === 'version') return examination.book.properties.version !== '';
  return (
    topic === 'date' && (hasDateCell(examination, cover) || texts.some((text) => writtenDate.test(text)))
  );
}

function faults(examination: Examination): readonly RuleFault[] {
  if (filledSheets(examination).length < leastSheets) return [];
  const cover = coverSheet(examination);
  if (cover === null) return [{ sheet: null, cell: null, message: 'none' }];
  const texts = controlTexts(examination);
  return topics
    .filter(([topic, words]) => !says(topic, words, texts, examination, cover))
    .map(([topic]) => ({ sheet: cover, cell: null, message: topic }));
}

export const coverSaysWhatItIs: Rule = {
  id: 'S12',
  severity: 'W',
  texts: {
    en: {
      title:
        'The cover says purpose, scope, what is left out, colours, how to use, version, date and base currency',
      messages: {
        none: 'The workbook has no cover: nothing says what it is for and how to use it.',
        purpose: 'The cover does not say what the workbook is for.',
        scope: 'The cover does not say what the workbook covers.',
        leftOut: 'The cover does not say what is left out.',
        colours: 'The cover does not explain the colours.',
        use: 'The cover does not say how to use the workbook.',
        version: 'The cover does not give the version.',
        date: 'The cover does not give a date.',
        currency: 'The cover does not give the base currency.',
      },
      remedy: 'Say it on the cover in a line or two.',
    },
    ru: {
      title:
        'На обложке сказано: назначение, охват, что не учтено, цвета, как пользоваться, версия, дата и основная валюта',
      messages: {
        none: 'В книге нет обложки: не сказано, для чего она и как ей пользоваться.',
        purpose: 'На обложке не сказано, для чего эта книга.',
        scope: 'На обложке не сказано, что охватывает книга.',
        leftOut: 'На обложке не сказано, что не учтено.',
        colours: 'На обложке не пояснены цвета.',
        use: 'На обложке не сказано, как пользоваться книгой.',
        version: 'На обложке не указана версия.',
        date: 'На обложке нет даты.',
        currency: 'На обложке не указана основная валюта.',
      },
      remedy: 'Напишите об этом на обложке в одной-двух строках.',
    },
  },
  faults,
};
