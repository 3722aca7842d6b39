// Every check of the model in the order of the contents sheet: those that look across sheets, then those that sheets bring along.
import type { RowId } from '#workbook/cell-expression.ts';
import { rowId } from '../ids/row-id.ts';
import { type CrossCheck, checkTexts } from '../texts/check-texts.ts';
import { hasFigure } from './figure.ts';
import type { ModelCheck, Plan } from './sheet-definition.ts';

export interface ListedCheck {
  /** Where the contents sheet shows it. */
  readonly row: RowId;
  readonly label: string;
  /** The sheet where a fault is to be looked for. */
  readonly sheetId: string;
  readonly finding:
    | { readonly kind: 'across'; readonly check: CrossCheck }
    | { readonly kind: 'brought'; readonly check: ModelCheck };
}

/** The figure that each check needs; without it there is nothing to check. */
const crossChecks: readonly { readonly check: CrossCheck; readonly needs: RowId }[] = [
  { check: 'balance', needs: 'bs.check' },
  { check: 'cash', needs: 'bs.cash' },
  { check: 'opening_cash', needs: 'cf.closing_cash' },
  { check: 'debt', needs: 'financing.debt' },
  { check: 'payout', needs: 'financing.payout' },
  { check: 'years', needs: 'dashboard.label' },
  { check: 'errors', needs: 'bs.total_assets' },
];

const sheetOf = (row: RowId): string => row.slice(0, row.indexOf('.'));

export function listedChecks(plan: Plan): readonly ListedCheck[] {
  const labels = checkTexts[plan.survey.template.language];
  const across = crossChecks
    .filter(({ needs }) => hasFigure(plan, needs))
    .map(
      ({ check, needs }): ListedCheck => ({
        row: rowId('content', check),
        label: labels[check],
        sheetId: sheetOf(needs),
        finding: { kind: 'across', check },
      }),
    );
  const brought = plan.checks.map((check): ListedCheck => {
    const { row, label } = check;
    return {
      row: rowId('content', 'brought', row),
      label,
      sheetId: sheetOf(row),
      finding: { kind: 'brought', check },
    };
  });
  return [...across, ...brought];
}
