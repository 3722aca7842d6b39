// R23: every formula can be parsed, and its references are explicit; reported as notes, since R07 reports the functions.
import { areaAddress } from '../../book/address.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { reachFinder } from '../../formulas/indexing/unknown-reach.ts';
import { once } from '../../once/once.ts';
import { rangeFaults } from './parts/range-faults.ts';

function unreadable({ formulas }: Examination): readonly RuleFault[] {
  return rangeFaults(
    formulas.broken.map(({ sheet, cell: { line, column } }) => ({
      sheet,
      line,
      column,
      message: 'unreadable',
    })),
  );
}

/** Nobody reads on. */
const mostTitles = 10;

function titlesOf({ book }: Examination, sheets: ReadonlySet<number>): string {
  const titles = [...sheets].slice(0, mostTitles).map((at) => book.sheets[at]?.title ?? '');
  return [...titles, ...(sheets.size > mostTitles ? ['…'] : [])].join(', ');
}

/** What is given as a name of a file's own may be anything; sheets are told by their titles. */
function untold(examination: Examination): readonly RuleFault[] {
  const finder = reachFinder(examination.book);
  const titles = once((reach: ReadonlySet<number>) => titlesOf(examination, reach));
  return examination.formulas.blocks.flatMap(({ sheet, area, pattern }): readonly RuleFault[] => {
    const reach = finder.ofPattern(pattern, sheet);
    if (reach !== 'anywhere' && reach.size === 0) return [];
    const place = { sheet, cell: areaAddress(area) };
    if (reach === 'anywhere') return [{ ...place, message: 'anywhere' }];
    return [{ ...place, message: 'within', words: { titles: titles(reach) } }];
  });
}

export const readsAreKnown: Rule = {
  id: 'R23',
  severity: 'W',
  isNote: true,
  texts: {
    en: {
      title: 'Every formula can be read, and says which cells it reads',
      messages: {
        unreadable:
          'This formula cannot be taken apart here: of the rules on formulas only its length was looked at.',
        within:
          'The formula does not say which cells it reads. They lie on {titles}, where nobody can tell what is read (R17).',
        anywhere:
          'The formula does not say which cells it reads. They may lie on any sheet, so nobody can tell what is read (R17).',
      },
      remedy: 'Write references that name their cells; INDEX picks one of them.',
    },
    ru: {
      title: 'Каждую формулу можно разобрать, и по ней видно, какие ячейки она читает',
      messages: {
        unreadable: 'Эту формулу здесь не удалось разобрать: из правил о формулах проверена только её длина.',
        within:
          'По формуле не видно, какие ячейки она читает. Они лежат здесь: {titles}; что там используется, сказать нельзя (R17).',
        anywhere:
          'По формуле не видно, какие ячейки она читает. Они могут быть на любом листе, и что используется, сказать нельзя (R17).',
      },
      remedy: 'Пишите ссылки, в которых ячейки названы прямо; выбрать одну из них умеет ИНДЕКС.',
    },
  },
  faults: (examination) => [...unreadable(examination), ...untold(examination)],
};
