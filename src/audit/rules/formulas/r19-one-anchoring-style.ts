// R19: the same cell is anchored in the same way throughout a block.
import { addressOf, areaAddress } from '../../book/address.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { findPart } from '../../formulas/parse/formula-parts.ts';
import type { FormulaTree, ReferenceNode } from '../../formulas/parse/formula-tree.ts';
import { forecastRows } from './parts/forecast-rows.ts';
import { rangeFaults } from './parts/range-faults.ts';
import { differsInAnchorsAlone } from './parts/same-targets.ts';

/** Cells of a row that read what their neighbours read, but are anchored otherwise. */
function rowFaults(examination: Examination): readonly RuleFault[] {
  return rangeFaults(
    forecastRows(examination).flatMap(({ sheet, formulas, usual }) => {
      const typical = formulas.find(({ pattern }) => pattern === usual);
      if (!typical) return [];
      return formulas
        .filter((formula) => formula.pattern !== usual && differsInAnchorsAlone(formula, typical))
        .map(({ cell }) => ({ sheet, line: cell.line, column: cell.column, message: 'row' }));
    }),
  );
}

/** References to one cell whose column is fixed: copied across they read the same, with or without a fixed line. */
function fixedColumnCells(tree: FormulaTree): readonly ReferenceNode[] {
  const found: ReferenceNode[] = [];
  findPart(tree, (part) => {
    if (part.kind !== 'reference' || part.isWholeLine || part.isWholeColumn) return false;
    const isOne =
      part.area.firstLine === part.area.lastLine && part.area.firstColumn === part.area.lastColumn;
    if (isOne && part.anchors.firstColumn) found.push(part);
    return false;
  });
  return found;
}

interface ReportedPattern {
  readonly lastLine: number;
  readonly isLineFixed: boolean;
}

/** A row that reads a cell of its own may let the line move along: a copy of the row has such a cell too. */
const isOwnCell = ({ sheet, area }: ReferenceNode, line: number): boolean =>
  sheet === null && area.firstLine === line;

/** Rows right below one another that read one cell, here as $F$3 and there as $F3. */
function blockFaults({ formulas }: Examination): readonly RuleFault[] {
  const seen = new Map<string, ReportedPattern>();
  return formulas.blocks.flatMap((block) => {
    const { sheet, area } = block;
    if (area.firstLine !== area.lastLine || area.firstColumn === area.lastColumn) return [];
    const formula = formulas.at(sheet, area.firstLine, area.firstColumn);
    const nodes = formula ? fixedColumnCells(formula.tree) : [];
    const faults = nodes.flatMap((node) => {
      if (isOwnCell(node, area.firstLine)) return [];
      const place = addressOf(node.area.firstLine, node.area.firstColumn);
      const key = `${sheet} ${node.sheet ?? ''} ${place} ${area.firstColumn}`;
      const before = seen.get(key);
      const isLineFixed = node.anchors.firstLine;
      seen.set(key, { lastLine: area.lastLine, isLineFixed });
      const isNeighbour = before !== undefined && area.firstLine - before.lastLine <= 1;
      if (!isNeighbour || before.isLineFixed === isLineFixed) return [];
      return [{ sheet, cell: areaAddress(area), message: 'block', words: { place } }];
    });
    return faults.slice(0, 1);
  });
}

export const oneAnchoringStyle: Rule = {
  id: 'R19',
  severity: 'W',
  texts: {
    en: {
      title: 'The same cell is anchored in the same way throughout a block',
      messages: {
        row: 'The formula reads the same cells as the rest of the row, but with other dollar signs.',
        block: 'The row and its neighbour anchor the cell {place} in different ways.',
      },
      remedy: 'Set the dollar signs alike, so that the formula may be copied to any cell of the block.',
    },
    ru: {
      title: 'В пределах блока одна и та же ячейка закреплена одинаково',
      messages: {
        row: 'Формула читает те же ячейки, что и остальная строка, но знаки доллара стоят иначе.',
        block: 'В этой строке и в соседней ячейка {place} закреплена по-разному.',
      },
      remedy: 'Расставьте знаки доллара одинаково, чтобы формулу можно было копировать в любую ячейку блока.',
    },
  },
  faults: (examination) => [...rowFaults(examination), ...blockFaults(examination)],
};
