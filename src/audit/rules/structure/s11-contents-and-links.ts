// S11: the contents link every sheet, and every link works.
import { areaAddress, readArea } from '../../book/address.ts';
import type { BookSheet } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import type { FormulaTree } from '../../formulas/parse/formula-tree.ts';
import { filledSheets } from './parts/control-texts.ts';
import { sheetKind } from './parts/sheet-kind.ts';

/** Fewer sheets need no list of contents. */
const leastSheets = 5;

interface LinkTarget {
  readonly sheet: string | null;
  readonly place: string;
}

/** 'Cash flow'!A1, Sheet2!B3, #Sheet2!B3, or the name of a place. */
function readTarget(location: string): LinkTarget {
  const plain = location.replace(/^#/, '');
  const at = plain.lastIndexOf('!');
  if (at < 0) return { sheet: null, place: plain };
  const sheet = plain.slice(0, at);
  const bare = /^'(.*)'$/s.exec(sheet)?.[1]?.replaceAll("''", "'") ?? sheet;
  return { sheet: bare, place: plain.slice(at + 1) };
}

/** Titles and names in lower case, since links ignore case. */
interface LinkTargets {
  readonly titles: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

function works({ titles, names }: LinkTargets, location: string): boolean {
  const { sheet, place } = readTarget(location);
  if (place.includes('#REF!')) return false;
  const isPlace = names.has(place.toLowerCase()) || readArea(place) !== null;
  return sheet === null ? isPlace || place === '' : titles.has(sheet.toLowerCase()) && isPlace;
}

/** What HYPERLINK("#'Cash flow'!A1", …) points at, where it is written out. */
function linkFormulas({ formulas }: Examination, sheet: number): readonly string[] {
  const first = (tree: FormulaTree): string | null => {
    if (tree.kind !== 'call' || tree.name !== 'HYPERLINK') return null;
    const [target] = tree.args;
    return target?.kind === 'text' && target.value.startsWith('#') ? target.value : null;
  };
  return formulas.all.flatMap((formula) => (formula.sheet === sheet ? (first(formula.tree) ?? []) : []));
}

const locations = (sheet: BookSheet | undefined): readonly string[] =>
  (sheet?.links ?? []).flatMap(({ location }) => location ?? []);

/** Links of a sheet of results lead to what it was made of; that is no list of sheets. */
function listsSheets(examination: Examination, sheet: number, count: number): boolean {
  const kind = sheetKind(examination, sheet);
  if (kind !== null && kind !== 'cover') return false;
  const linked = locations(examination.book.sheets[sheet]).map((location) => readTarget(location).sheet);
  return new Set(linked).size * 2 >= count;
}

function contentsFaults(examination: Examination): readonly RuleFault[] {
  const filled = filledSheets(examination);
  if (filled.length < leastSheets) return [];
  const contents =
    filled.find((sheet) => sheetKind(examination, sheet) === 'contents') ??
    filled.find((sheet) => listsSheets(examination, sheet, filled.length));
  if (contents === undefined) return [{ sheet: null, cell: null, message: 'none' }];
  const targets = [...locations(examination.book.sheets[contents]), ...linkFormulas(examination, contents)];
  const linked = new Set(targets.map((location) => readTarget(location).sheet?.toLowerCase()));
  return filled
    .filter((sheet) => sheet !== contents && examination.book.sheets[sheet]?.state === 'visible')
    .map((sheet) => examination.book.sheets[sheet]?.title ?? '')
    .filter((title) => !linked.has(title.toLowerCase()))
    .map((title) => ({ sheet: contents, cell: null, message: 'missing', words: { title } }));
}

function brokenLinks({ book }: Examination): readonly RuleFault[] {
  const places = {
    titles: new Set(book.sheets.map(({ title }) => title.toLowerCase())),
    names: new Set(book.names.map(({ name }) => name.toLowerCase())),
  };
  return book.sheets.flatMap(({ links }, sheet) =>
    links
      .filter(({ location }) => location !== null && location !== '' && !works(places, location))
      .map(({ area, location }) => ({
        sheet,
        cell: areaAddress(area),
        message: 'broken',
        words: { target: location ?? '' },
      })),
  );
}

export const contentsAndLinks: Rule = {
  id: 'S11',
  severity: 'W',
  texts: {
    en: {
      title: 'The contents link every sheet, and every link works',
      messages: {
        none: 'The workbook has no contents with links to its sheets.',
        missing: 'The contents have no link to the sheet {title}.',
        broken: 'This link leads nowhere: {target}.',
      },
      remedy: 'List every sheet in the contents with a link to it, and fix or remove broken links.',
    },
    ru: {
      title: 'В содержании есть ссылка на каждый лист, и все ссылки работают',
      messages: {
        none: 'В книге нет содержания со ссылками на листы.',
        missing: 'В содержании нет ссылки на лист {title}.',
        broken: 'Эта ссылка никуда не ведёт: {target}.',
      },
      remedy:
        'Перечислите в содержании все листы со ссылками на них, неработающие ссылки исправьте или уберите.',
    },
  },
  faults: (examination) => [...contentsFaults(examination), ...brokenLinks(examination)],
};
