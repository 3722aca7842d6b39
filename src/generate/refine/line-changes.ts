// Says which lines a change by a line took away, brought back or left a part of.
import type { Kind } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { defaultLanguage, type Language } from '#language/language.ts';
import type { Part } from '../business/business.ts';
import type { MissingLines } from '../business/without-lines.ts';
import type { Settled } from '../settle.ts';

interface LineTexts {
  readonly gone: (name: string) => string;
  readonly back: (name: string) => string;
  readonly renamed: (before: string, now: string) => string;
}

const texts: Readonly<Record<Language, LineTexts>> = {
  en: {
    gone: (name) => `without “${name}”`,
    back: (name) => `with “${name}” again`,
    renamed: (before, now) => `“${now}” instead of “${before}”`,
  },
  ru: {
    gone: (name) => `без строки «${name}»`,
    back: (name) => `снова есть «${name}»`,
    renamed: (before, now) => `«${now}» вместо «${before}»`,
  },
};

const none: MissingLines = { gone: [], less: {} };

/** What becomes of a line: null where it is there as it is. */
const fateIn = ({ gone, less }: MissingLines, name: string): Pair | 'gone' | null =>
  gone.includes(name) ? 'gone' : (less[name]?.name ?? null);

type Line = Pick<Kind['sales'][number], 'name'>;

function changesIn(
  lines: readonly Line[],
  was: MissingLines,
  now: MissingLines,
  language: Language,
): readonly string[] {
  const { gone, back, renamed } = texts[language];
  return lines.flatMap(({ name }) => {
    const id = inLanguage(name, defaultLanguage);
    const [before, after] = [fateIn(was, id), fateIn(now, id)];
    const called = (fate: Pair | null): string => inLanguage(fate ?? name, language);
    if (after === 'gone') return before === 'gone' ? [] : [gone(called(before))];
    if (before === 'gone') return [back(called(after))];
    return called(before) === called(after) ? [] : [renamed(called(before), called(after))];
  });
}

/** What is sold is told first; costs only where nothing that is sold has changed. */
function partChanges(before: Part | undefined, part: Part, language: Language): readonly string[] {
  if (before === undefined) return [];
  const { kind, missing: now = none } = part;
  const { missing: was = none } = before;
  const ofSales = changesIn(kind.sales, was, now, language);
  if (ofSales.length > 0) return ofSales;
  return changesIn([...kind.costs, ...kind.overheads, ...kind.assets], was, now, language);
}

export function lineChanges({ business: before }: Settled, { business: after }: Settled): readonly string[] {
  const parts = [before.head, ...before.others];
  return [after.head, ...after.others].flatMap((part) =>
    partChanges(
      parts.find(({ kind }) => kind === part.kind),
      part,
      after.language,
    ),
  );
}
