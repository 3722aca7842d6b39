// Facts about a template before it is copied: what it sells, the forecast's length, and its language.
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { Periodicity, Template } from '#template/template.ts';
import { dayText } from '#web/ui/dates/dates.tsx';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { salesSection } from '../../document/resources/section-rules.ts';
import classes from './offered-template.module.css';

const lengths: Readonly<Record<Periodicity, MessageDescriptor>> = defineMessages({
  month: { id: 'offer.months' },
  quarter: { id: 'offer.quarters' },
  year: { id: 'offer.years' },
});

export function OfferedFacts({ template }: { readonly template: Template }) {
  const intl = useIntl();
  const { formatDisplayName, formatList, formatMessage } = intl;
  const { dateStart, periodicity } = template.data.options.timing;
  const names = resourcesOf(template, salesSection).map(({ name }) => name);
  const date = dayText(intl, `${dateStart}T00:00:00Z`, { isUtc: true });
  return (
    <dl className={classes.facts}>
      {names.length > 0 && (
        <Fact name={<FormattedMessage id="offer.sells" />}>{formatList(names, { type: 'conjunction' })}</Fact>
      )}
      <Fact name={<FormattedMessage id="offer.forecast" />}>
        {formatMessage(lengths[periodicity], { count: template.layout.cFcstColCount, date })}
      </Fact>
      <Fact name={<FormattedMessage id="offer.language" />}>
        {formatDisplayName(template.language, { type: 'language' })}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
