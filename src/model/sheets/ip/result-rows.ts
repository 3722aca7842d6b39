// What the business is worth and what it returns, before the rows in which that is worked out.
import { cell } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { blank, heading } from '../../rows/header.ts';
import type { Survey } from '../../survey/survey.ts';
import { ipId } from './ip-row.ts';
import { investmentTexts } from './texts.ts';

/** Those of the exit and of the owners only where the template says something of them. */
const results: readonly string[] = [
  'npv',
  'npv_exit',
  'ev_gordon',
  'ev_multiple',
  'equity_gordon',
  'equity_multiple',
  'irr',
  'irr_exit',
  'equity_irr',
  'money_multiple',
  'payback',
  'discounted_payback',
  'profitability_index',
];

/** [IP-31] */
export function resultRows({ template }: Survey, below: readonly Row[]): readonly Row[] {
  const rows = new Map(below.map((each) => [each.id, each]));
  return [
    heading('ip', 'results', investmentTexts[template.language].results),
    ...results.flatMap((part) => {
      const source = rows.get(ipId(part));
      if (!source) return [];
      const { id, label, unit, format, note } = source;
      return [
        row({
          ...{ label, unit, format, note, role: 'link' },
          ...{ id: ipId(`result_${part}`), constant: formula(cell(id, 'constant')) },
        }),
      ];
    }),
    blank('ip', 'results'),
  ];
}
