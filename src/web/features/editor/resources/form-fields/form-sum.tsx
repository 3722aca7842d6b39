// Explains how the numbers of a new resource are typed, and shows their total over the forecast.
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { RelId } from '#template/sections.ts';
import { useTemplate } from '../../document/document-context.ts';
import { currencyName } from '../../document/resources/resource-view.ts';
import { formTotal } from '../form/form-total.ts';
import classes from '../form/resource-dialog.module.css';
import type { FlowForm } from '../form/resource-form.ts';

export function FormSum({ rel, flow }: { readonly rel: RelId; readonly flow: FlowForm }) {
  const template = useTemplate();
  const total = formTotal(template, rel, flow);
  return (
    <p className={classes.info}>
      <FormattedMessage id="items.values-hint" />
      {'. '}
      {total && (
        <strong>
          <FormattedMessage
            id="add.total"
            values={{
              count: total.periodCount,
              sum: <FormattedNumber value={total.sum} maximumFractionDigits={2} />,
              units: currencyName(template),
            }}
          />
        </strong>
      )}{' '}
      {total?.isRepeated && <FormattedMessage id="add.once" />}
    </p>
  );
}
