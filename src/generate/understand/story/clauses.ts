// Cuts what somebody tells into clauses, each of which says one thing of one person or thing.
import { linkOf } from '../words/links.ts';
import type { Word } from '../words/words.ts';

export interface Clause {
  /** The first of its words, and the one after its last. */
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  /** Its words without accents, with a space before and after each; marks are left out. */
  readonly text: string;
}

/** Who is spoken of next, or what somebody wants after all. */
const subjects = new Set(
  `i im ive id we were weve wed he she they my our now there so instead lately currently everyone
  я мы он она они мой моя мои наш наша наши у мне муж жена брат сестра друг подруга сосед родители хочу хотим хотела хотел хотели планирую планируем решил
  решила решили думаю думаем собираюсь собираемся мечтаю открываю открываем запускаю запускаем теперь сейчас поэтому раньше`.split(
    /\s+/u,
  ),
);
const joiners = new Set('and but so because then а но и поэтому потому зато однако'.split(' '));
const pauses = new Set([',', '–', '—', '-', ':', '(', ')']);

const isStop = (words: readonly Word[], at: number): boolean =>
  linkOf(words[at]?.said ?? '') === 'stop' &&
  !(words[at]?.said === '.' && words[at + 1]?.isGlued === true && words[at + 1]?.type !== 'mark');

/** A pause or “and”, after which another is spoken of. */
function isTurn(words: readonly Word[], at: number): boolean {
  const said = words[at]?.said ?? '';
  if (!pauses.has(said) && !joiners.has(said)) return false;
  let next = at + 1;
  while (joiners.has(words[next]?.said ?? '')) next += 1;
  return subjects.has(words[next]?.form ?? '');
}

const textOf = (words: readonly Word[]): string =>
  ` ${words
    .filter(({ type }) => type !== 'mark')
    .map(({ form }) => form)
    .join(' ')} `;

export function clausesOf(words: readonly Word[]): readonly Clause[] {
  const clauses: Clause[] = [];
  let [start, sentence] = [0, 0];
  for (let at = 0; at <= words.length; at += 1) {
    const isEnd = at === words.length || isStop(words, at);
    if (!isEnd && !(at > start && isTurn(words, at))) continue;
    const text = textOf(words.slice(start, at));
    if (text.trim() !== '') clauses.push({ start, end: at, sentence, text });
    if (isEnd) sentence += 1;
    start = isEnd ? at + 1 : at;
  }
  return clauses;
}
