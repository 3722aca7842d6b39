// The alerts of a model in the order of the contents sheet: what is no error, and yet should be known.
import type { RowId } from '#workbook/cell-expression.ts';
import { rowId } from '../ids/row-id.ts';
import { type AlertKind, type AlertWords, alertTexts } from '../texts/alert-texts.ts';
import { isExported } from './exported-cell.ts';
import type { WorkbookPlan } from './sheet-definition.ts';

export interface ListedAlert {
  readonly kind: AlertKind;
  readonly words: AlertWords;
  /** By period: how much is below what is needed. Its constant is the worst. */
  readonly amount: RowId;
  /** By period 1 or 0; its constant tells whether it is ever so, its total how often. */
  readonly flag: RowId;
  /** The name of the first period, as a constant. */
  readonly first: RowId;
  /** Money, or a multiple of it. */
  readonly measure: 'money' | 'ratio';
  /** The sheet on which to look further. */
  readonly sheetId: string;
}

interface AlertSource {
  readonly kind: AlertKind;
  readonly needs: RowId;
  readonly measure: ListedAlert['measure'];
}

const sources: readonly AlertSource[] = [
  { kind: 'cash', needs: 'cf.closing_cash', measure: 'money' },
  { kind: 'minimum_cash', needs: 'wc.minimum_cash', measure: 'money' },
  { kind: 'equity', needs: 'bs.retained_earnings', measure: 'money' },
  { kind: 'debt_service', needs: 'ratios.debt_service_cover_year', measure: 'ratio' },
];

/** What the sheets show that lead there, which is not always the one that calculates. */
const sheetOf: Readonly<Record<AlertKind, string>> = {
  cash: 'cf',
  minimum_cash: 'cf',
  equity: 'bs',
  debt_service: 'ratios',
};

/** How many alerts there are. */
export const alertsId: RowId = rowId('content', 'alerts');

/** The rows that have names. */
export const alertNames = sources.map(({ kind }) => `${kind}_alert`);

export function listedAlerts(plan: WorkbookPlan): readonly ListedAlert[] {
  const { kinds } = alertTexts[plan.survey.template.language];
  const isAbout: Partial<Readonly<Record<AlertKind, boolean>>> = {
    minimum_cash: plan.survey.counts('section_wc'),
    debt_service: plan.subjects.has('debt'),
  };
  return sources
    .filter(({ kind, needs }) => isExported(plan, needs) && (isAbout[kind] ?? true))
    .map(({ kind, measure }) => ({
      kind,
      measure,
      words: kinds[kind],
      amount: rowId('content', `${kind}_alert_amount`),
      flag: rowId('content', `${kind}_alert`),
      first: rowId('content', `${kind}_alert_first`),
      sheetId: sheetOf[kind],
    }));
}
