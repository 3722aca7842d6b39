// What an item's numbers come to, in its first and last period and in all, as they are typed.
import { FormattedMessage } from 'react-intl';
import { Sparkline } from '#web/ui/sparkline.tsx';
import { useCalculated } from '../calculation/calculator.ts';
import { periodTexts, rowTexts } from '../calculation/row-texts.ts';
import classes from './item-form.module.css';

export function ItemResult({ itemId }: { readonly itemId: string }) {
  const result = useCalculated((calculated) => calculated.result);
  const row = result?.totals.get(itemId);
  if (!row || !result) return null;
  const texts = rowTexts(row, result);
  const periods = periodTexts(result.periods);
  const last = texts.length - 1;
  return (
    <div className={classes.result}>
      <dl>
        <dt>{periods[0]}</dt>
        <dd>{texts[0]}</dd>
        {last > 0 && (
          <>
            <dt>{periods[last]}</dt>
            <dd>{texts[last]}</dd>
          </>
        )}
        <dt>
          <FormattedMessage id="items.total" values={{ units: row.unit }} />
        </dt>
        <dd>{row.total}</dd>
      </dl>
      <Sparkline values={row.values} width={72} height={34} />
    </div>
  );
}
