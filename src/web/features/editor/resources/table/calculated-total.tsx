// Beside a total that the table cannot work out by itself, right under it: the one of the calculated model.
import { FormattedMessage } from 'react-intl';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { shownCell } from '../../calculation/shown-cell.ts';
import { useTemplate } from '../../document/document-context.ts';
import { periodNumbers } from '../../document/resources/resource-rows.ts';
import classes from './resource-table.module.css';
import { useTableLook } from './table-numbers.ts';

export function CalculatedTotal({ resourceId }: { readonly resourceId: string }) {
  const template = useTemplate();
  const display = useTableLook();
  const row = useCalculated(({ result }) => result?.totals.get(resourceId));
  if (!row) return null;
  return (
    <tr className={classes.calculated}>
      <th className={classes.label} scope="row">
        <span>
          <FormattedMessage id="table.calculated" />
        </span>
      </th>
      <td className={classes.sum}>{shownCell(row, 'whole', display)}</td>
      <td className={classes.units}>{row.unit}</td>
      <td className={classes.opening} />
      {periodNumbers(template).map((period) => (
        <td key={period}>{shownCell(row, period, display)}</td>
      ))}
    </tr>
  );
}
