// A line that begins with how many animals or machines somebody keeps, which say the trade where nothing else does.
import type { Line } from './trade/groups.ts';
import { linkOf } from './words/links.ts';
import { isStopWord } from './words/stop-words.ts';
import type { Word } from './words/words.ts';

export const isGrammar = (word: Word | undefined): boolean =>
  word !== undefined && (isStopWord(word) || linkOf(word.said) !== null);

const kept =
  /^(?:cow|goat|sheep|ewe|sow|pig|bull|steer|heifer|hen|broiler|rabbit|hive|turbine|charger|friesian|holstein|коров|коз|овец|овц|свин|быч|бык|телк|кур|несуш|бройлер|кролик|улье|ветряк|индеек|уток|гусей|перепел)/u;

/** A line that begins with how many cows there are, whatever else it says of them. */
export function beginsWithKept({ words, read, taken }: Line): boolean {
  const first = words.findIndex((_, at) => taken.get(at) === 'size');
  const isBare = words.every((word, at) => at >= first || read[at]?.isTelling !== true || isGrammar(word));
  return first >= 0 && isBare && words.some(({ form }, at) => taken.get(at) === 'size' && kept.test(form));
}
