// Under a total that the table cannot work out by itself: the one of the calculated model.
import { FormattedMessage } from 'react-intl';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { inOwnMarks, pageNumber } from '../../calculation/numbers/own-marks.ts';
import { useTemplate } from '../../document/document-context.ts';
import { periodNumbers } from '../../document/resources/resource-rows.ts';
import classes from './resource-table.module.css';

export function CalculatedTotal({ resourceId }: { readonly resourceId: string }) {
  const template = useTemplate();
  const result = useCalculated((calculated) => calculated.result);
  const row = result?.totals.get(resourceId);
  if (!result || !row) return null;
  return (
    <tbody>
      <tr className={classes.calculated}>
        <th className={classes.label} scope="row">
          <span>
            <FormattedMessage id="table.calculated" />
          </span>
        </th>
        <td className={classes.sum}>{inOwnMarks(row.total, result.language)}</td>
        <td className={classes.units}>{row.unit}</td>
        <td className={classes.opening} />
        {periodNumbers(template).map((period) => (
          <td key={period}>{pageNumber(row.values[period] ?? 0, row.format, result.language)}</td>
        ))}
      </tr>
    </tbody>
  );
}
