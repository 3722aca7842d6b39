// Every check of the model in the order of the contents sheet: first the cross-checks between sheets, then the sheets' own.
import type { RowId } from '#workbook/cell-expression.ts';
import { rowId } from '../ids/row-id.ts';
import { type CrossCheck, checkTexts } from '../texts/check-texts.ts';
import { isExported } from './exported-cell.ts';
import type { ModelCheck, WorkbookPlan } from './sheet-definition.ts';

export interface ListedCheck {
  /** Its row on the contents sheet. */
  readonly row: RowId;
  readonly label: string;
  /** The sheet on which to look for the error. */
  readonly sheetId: string;
  readonly finding:
    | { readonly kind: 'cross-check'; readonly check: CrossCheck }
    | { readonly kind: 'sheet check'; readonly check: ModelCheck };
}

interface NeededRow {
  readonly check: CrossCheck;
  /** The exported row that the check needs; without it there is nothing to check. */
  readonly needs: RowId;
  /** [CHK-12] A sheet has to name what could make it fail, or the check would say nothing. */
  readonly isNamed?: true;
}

const crossChecks: readonly NeededRow[] = [
  { check: 'balance', needs: 'bs.check' },
  { check: 'cash', needs: 'bs.cash' },
  { check: 'opening_cash', needs: 'cf.closing_cash', isNamed: true },
  { check: 'debt', needs: 'financing.debt', isNamed: true },
  { check: 'payout', needs: 'financing.payout', isNamed: true },
  { check: 'cash_payout', needs: 'financing.cash_payout' },
  { check: 'errors', needs: 'bs.total_assets' },
];

const sheetOf = (row: RowId): string => row.slice(0, row.indexOf('.'));

export function listedChecks(plan: WorkbookPlan): readonly ListedCheck[] {
  const labels = checkTexts[plan.survey.template.language];
  const crossChecked = crossChecks
    .filter(({ check, needs, isNamed }) => isExported(plan, needs) && (!isNamed || plan.subjects.has(check)))
    .map(
      ({ check, needs }): ListedCheck => ({
        row: rowId('content', check),
        label: labels[check],
        sheetId: sheetOf(needs),
        finding: { kind: 'cross-check', check },
      }),
    );
  const sheetChecks = plan.checks.map((check): ListedCheck => {
    const { row, label } = check;
    return {
      row: rowId('content', 'brought', row),
      label,
      sheetId: sheetOf(row),
      finding: { kind: 'sheet check', check },
    };
  });
  return [...crossChecked, ...sheetChecks];
}
