// What a change of the business did to the lines of its model, and what it left as the user had made it.
import { FormattedMessage, useIntl } from 'react-intl';
import type { RefinedSummary } from '../../run/refined/refined-template.ts';
import classes from '../look/onboarding.module.css';

/** The rest is counted. */
const mostNames = 6;

export function RefinedSummaryText({ summary }: { readonly summary: RefinedSummary }) {
  const { formatMessage } = useIntl();
  const { added, removed, changedCount, kept, keptSettings, countBefore, countAfter } = summary;
  const isOfCount = added.length + removed.length > 0;
  const counts = [
    ...(added.length > 0 ? [formatMessage({ id: 'refine.added' }, { count: added.length })] : []),
    ...(removed.length > 0 ? [formatMessage({ id: 'refine.removed' }, { count: removed.length })] : []),
    ...(changedCount > 0 ? [formatMessage({ id: 'refine.changed' }, { count: changedCount })] : []),
  ];
  const lineValues = { counts: counts.join(', '), before: countBefore, after: countAfter };
  const names = kept.slice(0, mostNames);
  const values = { count: kept.length, names: names.join(', ') };
  return (
    <>
      <p className={classes.lead}>
        {counts.length === 0 && <FormattedMessage id="refine.no-lines" />}
        {counts.length > 0 && !isOfCount && <FormattedMessage id="refine.lines" values={lineValues} />}
        {isOfCount && <FormattedMessage id="refine.lines-counted" values={lineValues} />}
      </p>
      {kept.length > 0 && (
        <p className={classes.lead}>
          {kept.length > names.length ? (
            <FormattedMessage id="refine.kept-many" values={values} />
          ) : (
            <FormattedMessage id="refine.kept" values={values} />
          )}
        </p>
      )}
      {keptSettings > 0 && (
        <p className={classes.lead}>
          <FormattedMessage id="refine.kept-settings" values={{ count: keptSettings }} />
        </p>
      )}
    </>
  );
}
