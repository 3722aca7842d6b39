// S10: sheets go in the order cover, contents, dashboard, inputs, calculations, statements, analysis, charts.
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { filledSheets } from './parts/control-texts.ts';
import { sheetKind, sheetKinds } from './parts/sheet-kind.ts';

interface Ranked {
  readonly sheet: number;
  readonly rank: number;
}

/** The sheets outside the longest part that is in order already: the fewest that must move. */
function outOfOrder(ranked: readonly Ranked[]): readonly number[] {
  const chains: (readonly Ranked[])[] = [];
  for (const next of ranked) {
    const before = chains
      .filter((chain) => (chain.at(-1)?.rank ?? 0) <= next.rank)
      .reduce<readonly Ranked[]>((best, chain) => (chain.length > best.length ? chain : best), []);
    chains.push([...before, next]);
  }
  const inOrder = chains.reduce<readonly Ranked[]>(
    (best, chain) => (chain.length > best.length ? chain : best),
    [],
  );
  return ranked.filter((one) => !inOrder.includes(one)).map(({ sheet }) => sheet);
}

/** With more sheets than this nobody reads them in order. */
const mostSheets = 200;

function faults(examination: Examination): readonly RuleFault[] {
  const filled = filledSheets(examination);
  if (filled.length > mostSheets) return [];
  const ranked = filled.flatMap((sheet) => {
    const kind = sheetKind(examination, sheet);
    return kind === null ? [] : [{ sheet, rank: sheetKinds.indexOf(kind) }];
  });
  return outOfOrder(ranked).map((sheet) => ({ sheet, cell: null }));
}

export const orderOfSheets: Rule = {
  id: 'S10',
  severity: 'W',
  texts: {
    en: {
      title:
        'Sheets go in the order cover, contents, dashboard, inputs, calculations, statements, analysis, charts',
      messages: { order: 'This sheet stands out of that order.' },
      remedy: 'Move the sheet, so that the workbook reads from inputs over calculations to results.',
    },
    ru: {
      title:
        'Листы идут по порядку: обложка, содержание, сводная панель, ввод, расчёты, отчётность, анализ, графики',
      messages: { order: 'Этот лист стоит не на своём месте.' },
      remedy: 'Переставьте лист, чтобы книга читалась от ввода через расчёты к результатам.',
    },
  },
  faults,
};
