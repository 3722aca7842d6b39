// P08: the workbook opens on its first sheet, every sheet at one zoom and at its beginning.
import { addressOf } from '../../book/address.ts';
import type { BookSheet } from '../../book/book.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';

function usualZoom(sheets: readonly BookSheet[]): number {
  const counts = new Map<number, number>();
  for (const { view } of sheets) counts.set(view.zoomPercent, (counts.get(view.zoomPercent) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [100, 0] as const)[0];
}

/** The first cell of the sheet, or of the part that scrolls. */
function isAtBeginning({ activeCell, frozen }: BookSheet['view']): boolean {
  const cell = activeCell.replaceAll('$', '');
  const corners = frozen
    ? [
        addressOf(frozen.lines + 1, frozen.columns + 1),
        addressOf(frozen.lines + 1, 1),
        addressOf(1, frozen.columns + 1),
      ]
    : [];
  return cell === '' || cell === 'A1' || corners.includes(cell);
}

function faults({ book }: Examination): readonly RuleFault[] {
  const usual = usualZoom(book.sheets);
  const firstVisible = book.sheets.findIndex(({ state }) => state === 'visible');
  const ofSheets = book.sheets.flatMap(({ view, state }, sheet): readonly RuleFault[] => {
    if (state !== 'visible') return [];
    const zoom = view.zoomPercent;
    return [
      ...(zoom === usual ? [] : [{ sheet, cell: null, message: 'zoom', words: { zoom, usual } }]),
      ...(isAtBeginning(view) ? [] : [{ sheet, cell: view.activeCell, message: 'cell' }]),
    ];
  });
  const isInFront = book.activeSheet === firstVisible || book.sheets.length === 0;
  return [...(isInFront ? [] : [{ sheet: book.activeSheet, cell: null, message: 'sheet' }]), ...ofSheets];
}

export const opensTidily: Rule = {
  id: 'P08',
  severity: 'S',
  texts: {
    en: {
      title: 'One zoom, A1 selected, first sheet active',
      messages: {
        sheet: 'The workbook opens on this sheet, not on the first one.',
        zoom: 'The zoom of this sheet is {zoom} %, of the others {usual} %.',
        cell: 'The sheet opens at this cell, not at its beginning.',
      },
      remedy: 'Before saving, set one zoom, select A1 on each sheet and go back to the first sheet.',
    },
    ru: {
      title: 'Один масштаб, выделена A1, открыт первый лист',
      messages: {
        sheet: 'Книга открывается на этом листе, а не на первом.',
        zoom: 'Масштаб этого листа — {zoom} %, а остальных — {usual} %.',
        cell: 'Лист открывается на этой ячейке, а не в начале.',
      },
      remedy:
        'Перед сохранением задайте один масштаб, выделите на каждом листе A1 и вернитесь на первый лист.',
    },
  },
  faults,
};
