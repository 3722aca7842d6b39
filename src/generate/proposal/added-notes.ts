// Says on the cover what AI has added to a model, and that it stays inside the ranges of the catalogue.
import type { Language } from '#language/language.ts';
import type { Added } from './added.ts';

interface AddedTexts {
  readonly kind: string;
  readonly place: string;
  readonly lines: (count: number) => string;
  readonly numbers: (count: number) => string;
  readonly both: (lines: string, numbers: string) => string;
  /** Of what is there: either or both. */
  readonly added: (what: string) => string;
  readonly size: string;
  readonly leftOut: (names: string) => string;
}

type RussianForms = readonly [one: string, few: string, many: string];

function counted(count: number, [one, few, many]: RussianForms): string {
  const tens = count % 100;
  const last = count % 10;
  if (tens >= 11 && tens <= 14) return `${count} ${many}`;
  if (last === 1) return `${count} ${one}`;
  return `${count} ${last >= 2 && last <= 4 ? few : many}`;
}

const texts: Readonly<Record<Language, AddedTexts>> = {
  en: {
    kind: 'The kind of business was chosen by AI among those of the catalogue.',
    place: 'The place was read out of the text by AI.',
    size: 'The size was read out of the text by AI.',
    lines: (count) => `${count} ${count === 1 ? 'line' : 'lines'}`,
    numbers: (count) => `${count} ${count === 1 ? 'number' : 'numbers'}`,
    both: (lines, numbers) => `${lines} and ${numbers}`,
    added: (what) => `AI proposed ${what}; no number leaves the usual range of the catalogue.`,
    leftOut: (names) => `Left out of what AI proposed, as the margin would not be usual with it: ${names}.`,
  },
  ru: {
    kind: 'Вид бизнеса выбрал ИИ из тех, что есть в каталоге.',
    place: 'Место определил ИИ по тексту.',
    size: 'Размер определил ИИ по тексту.',
    lines: (count) => counted(count, ['строку', 'строки', 'строк']),
    numbers: (count) => counted(count, ['число', 'числа', 'чисел']),
    both: (lines, numbers) => `${lines} и ${numbers}`,
    added: (what) => `ИИ предложил ${what}; ни одно число не выходит за обычные пределы каталога.`,
    leftOut: (names) =>
      `Из предложенного ИИ не вошло, потому что рентабельность вышла бы за обычные пределы: ${names}.`,
  },
};

function whatOf({ lineCount, numberCount }: Added, said: AddedTexts): string | null {
  if (lineCount > 0 && numberCount > 0) return said.both(said.lines(lineCount), said.numbers(numberCount));
  if (lineCount > 0) return said.lines(lineCount);
  return numberCount > 0 ? said.numbers(numberCount) : null;
}

export function addedNotes(added: Added, language: Language): readonly string[] {
  const said = texts[language];
  const what = whatOf(added, said);
  return [
    ...(added.isKindProposed ? [said.kind] : []),
    ...(added.isPlaceProposed ? [said.place] : []),
    ...(added.isSizeProposed ? [said.size] : []),
    ...(what === null ? [] : [said.added(what)]),
    ...(added.leftOut.length === 0 ? [] : [said.leftOut(added.leftOut.join('; '))]),
  ];
}
