// Remembers for the tab's session how the sheets of each template are displayed.

import { rowId } from '#model/ids/row-id.ts';
import { technicalHeading, technicalSheets } from '#model/ids/technical.ts';
import type { ScaleChoice } from '../../calculation/shown-cell.ts';
import { allPeriods, type SpanView } from '../../calculation/spans/span-columns.ts';
import { readFromSession, saveToSession } from './save-to-session.ts';

export interface SessionView {
  readonly scale: ScaleChoice;
  /** The rows whose groups are collapsed. */
  readonly folded: ReadonlySet<string>;
  /** By period, quarter or year, for every sheet. */
  readonly span: SpanView;
}

const scales: readonly ScaleChoice[] = ['units', 'thousand', 'mln'];

/** What the engine needs, as in the workbook; and the workings of useful lives, which stand before the assets. */
const foldedAtFirst = [...technicalSheets.map(technicalHeading), rowId('fixedassets', 'heading', 'groups')];

const spans: readonly SpanView['by'][] = ['periods', 'quarters', 'years'];

/** Row ids contain no line breaks; the first line is the scale, the span and the years in one column. */
export function readSessionView(uuid: string): SessionView {
  const saved = readFromSession('view', uuid);
  if (saved === '') return { scale: 'auto', folded: new Set(foldedAtFirst), span: allPeriods };
  const [first = '', ...folded] = saved.split('\n');
  const [scale, by, ...years] = first.split(' ');
  return {
    scale: scales.find((known) => known === scale) ?? 'auto',
    folded: new Set(folded),
    span: {
      by: spans.find((known) => known === by) ?? 'periods',
      foldedYears: new Set(years.map(Number).filter(Number.isInteger)),
    },
  };
}

export function saveSessionView(uuid: string, { scale, folded, span }: SessionView): void {
  const first = [scale, span.by, ...span.foldedYears].join(' ');
  saveToSession('view', uuid, [first, ...folded].join('\n'));
}
