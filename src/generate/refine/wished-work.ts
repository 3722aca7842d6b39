// Reads whether a line says that one person does all the work, and takes these words out of it.
import { isOfSeveral } from '../understand/alone.ts';

const said =
  /\b(?:i(?:['’]m| am|['’]ll| will)? )?(?:(?:(?:be )?work(?:ing)?|run(?:ning)? it|do(?:ing)? it(?: all)?|do everything) (?:alone|solo|by myself|on my own)|(?:just|only) me(?! and\b)|by myself|on my own|alone|solo|self[ -]employed|(?:a )?sole trader|(?:no|without(?: any)?) (?:employees|staff|hired help))(?!\p{L})/iu;
const saidInRussian =
  /(?<!\p{L})(?:(?:я )?(?:буду )?работа(?:ю|ть) (?:один|одна|сам|сама)|только я|я (?:один|одна)|в одиночку|один человек|сам на себя|сама на себя|самозанят(?:ый|ая)|(?:без|нет) (?:сотрудников|работников|помощников|персонала|на[её]мных(?: (?:работников|сотрудников|людей|рабочих))?|найма)|(?:сотрудников|работников|помощников|персонала) (?:нет|не будет))(?!\p{L})/iu;

interface WishedWork {
  readonly isAlone: boolean;
  /** The line without it. */
  readonly rest: string;
}

/** Whoever is not employed and works all the same. */
const byContract =
  /(?<!\p{L})(?:freelancers?|(?:sub)?contractors?|outsourc\p{L}+|gig workers|фрилансер\p{L}*|подрядчик\p{L}*|аутсорс\p{L}*|самозанят(?:ые|ых|ыми))(?!\p{L})/iu;

export function workIn(line: string): WishedWork {
  if (byContract.test(line)) return { isAlone: false, rest: line };
  if (isOfSeveral(line.replace(said, ' ').replace(saidInRussian, ' '))) return { isAlone: false, rest: line };
  const rest = line.replace(said, ', ').replace(saidInRussian, ', ');
  return { isAlone: rest !== line, rest };
}
