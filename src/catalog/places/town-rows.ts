// Reads the tables of towns, many on a line: the places of a country that have one level of prices.
import type { City } from './place.ts';

const cyrillic = /[А-ЯЁ]/u;

/**
 * A line is “PT 1.1: Tavira Тавира; on Sal Сал; Évora Эвора = evora; Gold Coast Голд-Кост / на Голд-Косте”: the id of the
 * country and the level, then towns. Each has its English name, its Russian name, the form of that in a sentence behind “/”
 * where it is not the regular one, and other spellings behind “=”. What has “on” before it is an island.
 */
export function townsOf(tables: readonly string[]): ReadonlyMap<string, readonly City[]> {
  const towns = new Map<string, City[]>();
  for (const line of tables.flatMap((table) => table.trim().split('\n'))) {
    const [start = '', list = ''] = line.split(': ');
    const [id = '', level = ''] = start.split(' ');
    const own = towns.get(id) ?? [];
    towns.set(id, own);
    for (const town of list.split(';')) own.push(townOf(town.trim(), Number(level)));
  }
  return towns;
}

function townOf(text: string, level: number): City {
  const at = text.search(cyrillic);
  if (at < 2 || !(level > 0)) throw new Error(`Not a town: ${text}`);
  const inEnglish = text.slice(0, at).trim();
  const name = inEnglish.replace(/^on /, '');
  const isIsland = name !== inEnglish;
  const [named = '', words = ''] = text.slice(at).split('=');
  const [russian = '', form] = named.split('/').map((part) => part.trim());
  return {
    names: { en: name.replace(/^the /, ''), ru: russian },
    inside: { en: isIsland ? inEnglish : `in ${name}`, ru: form ?? regularForm(russian, isIsland) },
    words: words.trim(),
    level,
  };
}

const afterVo = /^[ВФ][бвгджзклмнпрстфхцчшщ]/u;

function regularForm(name: string, isIsland: boolean): string {
  const preposition = afterVo.test(name) ? 'во' : 'в';
  return `${isIsland ? 'на' : preposition} ${regularEnding(name)}`;
}

/** Of a place that ends in a consonant, in а, я or й; the others stay as they are. */
function regularEnding(name: string): string {
  if (/ия$/u.test(name)) return name.replace(/я$/u, 'и');
  if (/[аяй]$/u.test(name)) return `${name.slice(0, -1)}е`;
  return /[бвгджзклмнпрстфхцчшщ]$/u.test(name) ? `${name}е` : name;
}
