// S08: panes are frozen at the same cell on every sheet with periods.
import { addressOf } from '../../book/address.ts';
import type { Examination } from '../../examination/examination.ts';
import type { Rule, RuleFault } from '../../findings/rule.ts';
import { withoutPeriods } from './parts/not-checkable.ts';
import { type TimeSheet, timeSheets } from './parts/time-sheets.ts';

/** A sheet that fits one screen needs no frozen panes. */
const linesOnScreen = 40;
const columnsOnScreen = 15;

function exceedsScreen({ lines, axis }: TimeSheet): boolean {
  return (lines.at(-1)?.line ?? 0) > linesOnScreen || axis.lastColumn > columnsOnScreen;
}

function frozenAt({ book }: Examination, sheet: number): string {
  const frozen = book.sheets[sheet]?.view.frozen ?? null;
  return frozen ? addressOf(frozen.lines + 1, frozen.columns + 1) : '';
}

function mostCommon(places: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0] as const)[0];
}

function faults(examination: Examination): readonly RuleFault[] {
  const sheets = timeSheets(examination);
  const places = sheets.map(({ sheet }) => frozenAt(examination, sheet));
  const usual = mostCommon(places.filter((place) => place !== ''));
  if (usual === '') {
    return sheets.some(exceedsScreen) ? [{ sheet: null, cell: null, message: 'nowhere' }] : [];
  }
  return sheets.flatMap(({ sheet }, index) => {
    const place = places[index] ?? '';
    if (place === usual) return [];
    return [{ sheet, cell: null, message: place === '' ? 'none' : 'other', words: { place, usual } }];
  });
}

export const panesFrozenAlike: Rule = {
  id: 'S08',
  severity: 'W',
  texts: {
    en: {
      title: 'Panes are frozen at the same cell everywhere',
      messages: {
        nowhere: 'No sheet with periods has frozen panes: labels and periods scroll out of view.',
        none: 'The panes of this sheet are not frozen; on other sheets they are frozen at {usual}.',
        other: 'The panes of this sheet are frozen at {place}, on other sheets at {usual}.',
      },
      remedy:
        'Freeze the panes of every sheet with periods at the same cell, below the header and before the first period.',
    },
    ru: {
      title: 'Области закреплены на всех листах по одной и той же ячейке',
      messages: {
        nowhere: 'Ни на одном листе с периодами области не закреплены: подписи и периоды уходят с экрана.',
        none: 'На этом листе области не закреплены, а на других закреплены по ячейке {usual}.',
        other: 'На этом листе области закреплены по ячейке {place}, а на других — по ячейке {usual}.',
      },
      remedy:
        'Закрепите области на всех листах с периодами по одной ячейке: под шапкой и перед первым периодом.',
    },
  },
  notCheckable: withoutPeriods,
  faults,
};
