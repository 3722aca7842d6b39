// S16: names are used only for globals and headline rows; none is broken or duplicated.

import type { BookName } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { parseFormula } from '../../formulas/parse/parse-formula.ts';

/** Print areas, titles and filters are names that programs keep for themselves. */
const isOwn = ({ name, isHidden }: BookName): boolean => !isHidden && !/^_xl(?:nm|fn|pm)\./i.test(name);

function isBroken({ book }: Examination, { formula }: BookName): boolean {
  if (formula.includes('#REF!')) return true;
  const tree = parseFormula(formula);
  return (
    'kind' in tree &&
    tree.kind === 'reference' &&
    tree.file === null &&
    tree.sheet !== null &&
    !book.sheets.some(({ title }) => title.toLowerCase() === tree.sheet?.toLowerCase())
  );
}

/** One cell among the periods is neither a global nor a row. */
function isOnePeriod({ book, layout }: Examination, { formula }: BookName): boolean {
  const tree = parseFormula(formula);
  if (!('kind' in tree) || tree.kind !== 'reference' || tree.sheet === null) return false;
  const { sheet: title, area } = tree;
  const place = book.sheets.findIndex((sheet) => sheet.title.toLowerCase() === title.toLowerCase());
  const of = layout.sheets[place];
  if (!of?.axis || area.firstLine <= of.headerLines) return false;
  const isCell = area.firstLine === area.lastLine && area.firstColumn === area.lastColumn;
  const others = layout.lineAt(place, area.firstLine)?.periods.length ?? 0;
  return (
    isCell && area.firstColumn >= of.axis.firstColumn && area.firstColumn <= of.axis.lastColumn && others > 1
  );
}

function faults(examination: Examination): readonly RuleFault[] {
  const names = examination.book.names.filter(isOwn);
  const seen = new Set<string>();
  const twice = new Map<string, string>();
  for (const { name } of names) {
    const lower = name.toLowerCase();
    if (seen.has(lower)) twice.set(lower, name);
    seen.add(lower);
  }
  const nameFault = (message: string, name: string): RuleFault => ({
    sheet: null,
    cell: null,
    message,
    words: { name },
  });
  return [
    ...names.filter((name) => isBroken(examination, name)).map(({ name }) => nameFault('broken', name)),
    ...[...twice.values()].map((name) => nameFault('twice', name)),
    ...names.filter((name) => isOnePeriod(examination, name)).map(({ name }) => nameFault('period', name)),
  ];
}

export const names: Rule = {
  id: 'S16',
  severity: 'W',
  texts: {
    en: {
      title: 'Names stand only for globals and headline rows; none is broken and none is given twice',
      messages: {
        broken: 'The name {name} points at nothing.',
        twice: 'The name {name} is given more than once, so it means different things on different sheets.',
        period: 'The name {name} stands for one period of a row.',
      },
      remedy:
        'Keep names for values that hold everywhere and for headline rows; delete the others in the name manager.',
    },
    ru: {
      title: 'Имена даны только общим величинам и главным строкам; нет ни битых имён, ни одинаковых',
      messages: {
        broken: 'Имя {name} ни на что не указывает.',
        twice: 'Имя {name} задано несколько раз и на разных листах значит разное.',
        period: 'Имя {name} дано одному периоду строки.',
      },
      remedy: 'Оставьте имена для общих величин и главных строк, остальные удалите в диспетчере имён.',
    },
  },
  faults,
};
