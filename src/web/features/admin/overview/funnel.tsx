// How many of those who came got how far, step by step; each step says in a line what it counts.
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import classes from './overview-tab.module.css';
import type { Overview } from './series.ts';

type Step = Overview['funnel'][number]['step'];

const names = defineMessages<Step>({
  visit: { id: 'admin.funnel-visit' },
  begun: { id: 'admin.funnel-begun' },
  built: { id: 'admin.funnel-built' },
  downloaded: { id: 'admin.funnel-downloaded' },
  account: { id: 'admin.funnel-account' },
  purchase: { id: 'admin.funnel-purchase' },
});

const meanings = defineMessages<Step>({
  visit: { id: 'admin.funnel-visit-text' },
  begun: { id: 'admin.funnel-begun-text' },
  built: { id: 'admin.funnel-built-text' },
  downloaded: { id: 'admin.funnel-downloaded-text' },
  account: { id: 'admin.funnel-account-text' },
  purchase: { id: 'admin.funnel-purchase-text' },
});

export function Funnel({ overview }: { readonly overview: Overview }) {
  const { formatMessage } = useIntl();
  const [first] = overview.funnel;
  const most = Math.max(1, ...overview.funnel.map(({ count }) => count));
  return (
    <section className={classes.card} aria-label={formatMessage({ id: 'admin.funnel' })}>
      <h3 className={classes.title}>
        <FormattedMessage id="admin.funnel" />
      </h3>
      <p className={classes.note}>
        <FormattedMessage id="admin.funnel-text" />
      </p>
      <ol className={classes.steps}>
        {overview.funnel.map(({ step, count, before }) => (
          <li key={step} className={classes.step}>
            <div>
              <div className={classes.name}>{formatMessage(names[step])}</div>
              <div className={classes.meaning}>{formatMessage(meanings[step])}</div>
            </div>
            <Bar share={count / most} />
            <div className={classes.count}>
              <div>
                <b>
                  <FormattedNumber value={count} />
                </b>{' '}
                {first !== undefined && first.count > 0 && (
                  <FormattedNumber value={count / first.count} style="percent" maximumFractionDigits={1} />
                )}
              </div>
              <div className={classes.meaning}>
                <FormattedMessage id="admin.funnel-before" values={{ before }} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Bar = ({ share }: { readonly share: number }) => (
  <svg className={classes.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect data-is-ground width={100} height={1} />
    <rect width={100 * share} height={1} />
  </svg>
);
