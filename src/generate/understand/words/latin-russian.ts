// Reads Russian that was typed in Latin letters, however its author spells it.
import { stemOf } from './stems.ts';

/** Longest first. */
const spellings: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['yay', 'яй'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['tz', 'ц'],
  ['ya', 'я'],
  ['ia', 'я'],
  ['ja', 'я'],
  ['yu', 'ю'],
  ['iu', 'ю'],
  ['ju', 'ю'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['ye', 'е'],
  ['je', 'е'],
  ['a', 'а'],
  ['b', 'б'],
  ['c', 'ц'],
  ['d', 'д'],
  ['e', 'е'],
  ['f', 'ф'],
  ['g', 'г'],
  ['h', 'х'],
  ['i', 'и'],
  ['j', 'й'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['q', 'к'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['v', 'в'],
  ['w', 'в'],
  ['x', 'х'],
  ['y', 'й'],
  ['z', 'з'],
];

function cyrillicOf(latin: string): string {
  let cyrillic = '';
  for (let at = 0; at < latin.length; ) {
    const spelling = spellings.find(([letters]) => latin.startsWith(letters, at));
    cyrillic += spelling?.[1] ?? '';
    at += spelling?.[0].length ?? 1;
  }
  return cyrillic;
}

/** What sounds alike is written alike: ы, й and и, щ and ш, э and е; soft and hard signs and doubled letters go. */
export const soundOf = (cyrillic: string): string =>
  cyrillic
    .replace(/[ьъ]/gu, '')
    .replace(/тс/gu, 'ц')
    .replace(/[ыйи]+/gu, 'и')
    .replace(/щ/gu, 'ш')
    .replace(/э/gu, 'е')
    .replace(/ю/gu, 'у')
    .replace(/(.)\1/gu, '$1');

const fewestChars = 5;

/** What a Latin word may be in Russian. */
function russianWords(latin: string, fewest: number): readonly string[] {
  if (latin.length < fewest || !/^[a-z]+$/u.test(latin)) return [];
  const cyrillic = cyrillicOf(latin.replace(/iy|yy|ii$/gu, 'ij'));
  const isVowel = cyrillic.replace(/й$/u, 'ы');
  return [...new Set([cyrillic, isVowel, cyrillic.replace(/(?<=[бвгджзклмнпрстфхцчшщ])й/gu, 'ы')])];
}

/** The sounds of the stems of what a Latin word may be in Russian. */
export const russianSounds = (latin: string, fewest = fewestChars): readonly string[] => [
  ...new Set(russianWords(latin, fewest).map((word) => soundOf(stemOf(word)))),
];

/** The same of whole words. */
export const wholeRussianSounds = (latin: string): readonly string[] => [
  ...new Set(russianWords(latin, fewestChars).map(soundOf)),
];
