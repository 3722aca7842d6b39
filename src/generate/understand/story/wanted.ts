// Finds in a clause what somebody wants to open, begins to open or dreams of.
import type { Word } from '../words/words.ts';
import type { Clause } from './clauses.ts';

const wishes =
  /^(?:want|wants|wanted|wish|plan|plans|planning|planned|going|dream|dreams|dreamed|dreamt|dreaming|decided|hope|hoping|intend|thinking|thought|like|love|rather|хочу|хочет|хочется|хотим|хотел[аи]?|хотелось|планиру.*|мечта.*|решил[аи]?|собира(?:юсь|емся)|дума(?:ю|ем|л|ла|ли)|quier.*|quer.*|veux|voul.*|voudr.*|vogli.*|vorr.*|mocht.*)$/u;
/** They wish nothing by themselves: I like dogs, a plan for the bank. */
const wishesOfTwo: Readonly<Record<string, { readonly before?: RegExp; readonly after?: RegExp }>> = {
  like: { before: /^(?:would|id|wed)$/u },
  love: { before: /^(?:would|id|wed)$/u },
  rather: { before: /^(?:would|id|wed)$/u },
  going: { after: /^to$/u },
  thought: { after: /^(?:of|about)$/u },
  thinking: { after: /^(?:of|about)$/u },
  plan: { after: /^(?:to|on|a|an|my|our)$/u },
  plans: { after: /^to$/u },
};
const openings =
  /^(?:open|start|launch|run|establish|create|build|opening|starting|launching|running|creating|building|открыть|открывать|запустить|запускать|создать|организовать|начать|построить|поставить|сделать|abrir|montar|crear|criar|ouvrir|lancer|creer|monter|aprire|avviare)$/u;
const opensNow =
  /^(?:открываю|открываем|открою|откроем|запускаю|запускаем|запустим|создаю|создаем|начинаем|начинаю|строим|строю|буду|будем|открыть|запустить|организовать)$/u;
const opening = /^(?:opening|launching|starting|setting|building|creating|establishing)$/u;
const isDoing = /^(?:am|im|are|were|now|is|be)$/u;
const toOpen = /^(?:open|launch)$/u;

function wishAt(words: readonly Word[], { start, end }: Clause): number | null {
  for (let at = start; at < end; at += 1) {
    const { form = '', type } = words[at] ?? {};
    if (type !== 'word' || !wishes.test(form)) continue;
    const { before, after } = wishesOfTwo[form] ?? {};
    if (before !== undefined && !before.test(words[at - 1]?.form ?? '')) continue;
    if (after !== undefined && !after.test(words[at + 1]?.form ?? '')) continue;
    return at;
  }
  return null;
}

/** «Строим бани» is what builders do, «строим баню» what its owner does. */
function buildsMany(words: readonly Word[], at: number): boolean {
  if (!/^стро(?:им|ю)$/u.test(words[at]?.form ?? '')) return false;
  const next = words.slice(at + 1).find(({ form }) => !/(?:ые|ие)$/u.test(form));
  return /(?:[бвгджзклмнпрстфхцчшщ][иы]|дома|здания)$/u.test(next?.form ?? '');
}

function openingAt(words: readonly Word[], { start, end }: Clause): number | null {
  for (let at = start; at < end; at += 1) {
    const form = words[at]?.form ?? '';
    if (opensNow.test(form) && !buildsMany(words, at)) return at;
    if (opening.test(form) && isDoing.test(words[at - 1]?.form ?? '')) return at;
    if (toOpen.test(form) && /^(?:to|will)$/u.test(words[at - 1]?.form ?? '')) return at;
  }
  return null;
}

/** The first word of what is wanted; null where nothing is. */
export function wantedAt(words: readonly Word[], clause: Clause): number | null {
  const wish = wishAt(words, clause);
  if (wish === null) {
    const direct = openingAt(words, clause);
    return direct === null ? null : direct + 1;
  }
  for (let at = wish + 1; at < clause.end; at += 1) if (openings.test(words[at]?.form ?? '')) return at + 1;
  return wish + 1;
}

const earlier = / (?:at first|first|initially|originally|once|сначала|сперва|поначалу|раньше|когда то) /u;
const inThePast =
  / (?:thought|wanted|planned|dreamed|dreamt|used to|думал[аи]?|хотел[аи]?|планировал[аи]?|мечтал[аи]?) /u;

/** What was wanted before and is not now. */
export const isGivenUp = ({ text }: Clause): boolean => earlier.test(text) && inThePast.test(text);
