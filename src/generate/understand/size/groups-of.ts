// Reads so many groups of so many people each, which are one size: 4 groups of 8, «10 групп по 8 человек».
import type { Kind, ScaleUnit } from '#catalog/kind/kind.ts';
import type { Pair } from '#catalog/kind/pair.ts';
import type { Word } from '../words/words.ts';
import { eachOf } from './each-of.ts';
import { saidNumber } from './numbers.ts';
import { beforePeriod, periodOf } from './periods.ts';

interface GroupsOf {
  readonly count: number;
  readonly each: number;
  readonly words: readonly number[];
  /** Where they are classes of a week. */
  readonly lessonsAt?: number;
}

const lesson =
  /^(?:groups?|class|classes|lessons?|sessions?|workshops?|групп[аыу]?|заняти[еяй]|занятий|урок(?:а|ов)?|тренировк[аи]|тренировок|мастер-классов)$/u;
const group = /^(?:groups?|группа|группы|групп|группу)$/u;
const joining = new Set(['of', 'по', 'x', 'х', 'на', 'with', 'for']);
const people =
  /^(?:people|persons?|kids|children|pupils|students|toddlers|adults|dancers|swimmers|человека?|детей|ребят|учеников|малышей|студентов|воспитанников)$/u;
const mostInGroup = 60;

const range = (start: number, end: number): readonly number[] =>
  Array.from({ length: end - start }, (_, index) => start + index);

/** Where classes of a week end: whoever comes to one of them comes once a week. */
function endOfWeekly(words: readonly Word[], next: number): number | null {
  if (!lesson.test(words[next]?.form ?? '') || !beforePeriod.has(words[next + 1]?.said ?? '')) return null;
  return periodOf(words[next + 2] ?? { form: '' }) === 'week' ? next + 2 : null;
}

/** Null where they come again: four groups of 12 a month go on a tour. */
export function groupsAt(words: readonly Word[], at: number): GroupsOf | null {
  const said = saidNumber(words, at);
  if (said === null) return null;
  const weekly = endOfWeekly(words, said.next);
  const last = weekly ?? (group.test(words[said.next]?.form ?? '') ? said.next : null);
  if (last === null || !joining.has(words[last + 1]?.said ?? '')) return null;
  const each = saidNumber(words, last + 2);
  if (each === null || each.value < 2 || each.value > mostInGroup) return null;
  const end = people.test(words[each.next]?.form ?? '') ? each.next + 1 : each.next;
  const isAgain =
    beforePeriod.has(words[end]?.said ?? '') && periodOf(words[end + 1] ?? { form: '' }) !== null;
  if (isAgain) return null;
  return {
    ...{ count: said.value, each: each.value, words: range(at, end) },
    ...(weekly !== null && { lessonsAt: said.next }),
  };
}

const rooms: readonly ScaleUnit[] = ['pupils', 'places', 'members', 'seats', 'customers'];

interface GroupsIn {
  readonly unit: ScaleUnit;
  readonly count: number;
  readonly times: number;
  readonly counted: Pair;
}

/** Whoever is in them are whom a business of the kind has room for; null where it has nobody in groups. */
export function groupsIn(kind: Kind | null, count: number, each: number): GroupsIn | null {
  const unit =
    kind === null
      ? undefined
      : (rooms.find((one) => one === kind.scale.unit) ??
        rooms.find((one) => eachOf(kind, one) !== undefined));
  if (unit === undefined) return null;
  const counted: Pair = [
    `group of ${each}|groups of ${each}`,
    `группа по ${each}|группы по ${each}|групп по ${each}`,
  ];
  return { unit, count, times: each, counted };
}
