// Says how the numbers of a new resource are typed, and what they come to over the forecast.
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Rel } from '#template/template.ts';
import { draftTotal } from '../../document/resources/draft-total.ts';
import type { FlowDraft } from '../../document/resources/resource-draft.ts';
import { currencyName } from '../../document/resources/resource-view.ts';
import { useTemplate } from '../../document-context.ts';
import classes from './resource-dialog.module.css';

export function DraftSum({ rel, flow }: { readonly rel: Rel; readonly flow: FlowDraft }) {
  const template = useTemplate();
  const total = draftTotal(template, rel, flow);
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
