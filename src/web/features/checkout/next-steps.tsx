// What to do with what was bought.
import { FormattedMessage } from 'react-intl';
import classes from './order.module.css';
import type { Order } from './use-order.ts';

export function NextSteps({ order: { kind } }: { readonly order: Order }) {
  return (
    <>
      <h2 className={classes.next}>
        <FormattedMessage id="checkout.next" />
      </h2>
      <ol className={classes.steps}>
        <li>
          {kind === 'plan' ? (
            <FormattedMessage id="checkout.next-any" />
          ) : (
            <FormattedMessage id="checkout.next-open" />
          )}
        </li>
        <li>
          <FormattedMessage id="checkout.next-download" />
        </li>
        <li>
          <FormattedMessage id="checkout.next-settings" />
        </li>
      </ol>
    </>
  );
}
