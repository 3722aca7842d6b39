// Which of many choices have the words that are typed, the nearest first.
import type { ComboboxItem, ComboboxParsedItem, SelectProps } from '@mantine/core';

export interface SelectChoice {
  readonly id: string;
  readonly name: string;
  /** What else it is found by, separated by commas. */
  readonly also?: string;
  /** What it is listed under, next to others of the same. */
  readonly group?: string;
}

const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ё', 'е').replaceAll('×', 'x').normalize('NFD').replace(/\p{M}/gu, '');

/** What is called exactly so comes first, then what begins so, then what has a word that does. */
function rankOf(name: string, search: string): number {
  if (name === search) return 0;
  if (name.startsWith(search)) return 1;
  return name.split(/[\s-]+/).some((word) => word.startsWith(search)) ? 2 : 3;
}

const textsOf = ({ name, also }: SelectChoice): readonly string[] =>
  [name, ...(also?.split(',') ?? [])].map((text) => plain(text).trim());

/** Those with all of the words in their name, or in something else that they are found by. */
export const foundAmong =
  (choices: readonly SelectChoice[]): NonNullable<SelectProps['filter']> =>
  ({ options, search }) => {
    const typed = plain(search).trim();
    if (typed === '') return options;
    const words = typed.split(/\s+/);
    const byId = new Map(choices.map((choice) => [choice.id, choice]));
    return options
      .flatMap(ungrouped)
      .flatMap((option) => {
        const texts = textsOf(byId.get(option.value) ?? { id: option.value, name: option.label });
        const ranks = texts.flatMap((text, index) =>
          words.every((word) => text.includes(word)) ? [rankOf(text, typed) + (index === 0 ? 0 : 0.5)] : [],
        );
        return ranks.length > 0 ? [{ option, rank: Math.min(...ranks) }] : [];
      })
      .sort((one, other) => one.rank - other.rank)
      .map(({ option }) => option);
  };

const ungrouped = (option: ComboboxParsedItem): readonly ComboboxItem[] =>
  'group' in option ? option.items : [option];
