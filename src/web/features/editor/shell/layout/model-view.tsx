// The settings of the whole model: its timeline, its money, and the terms that hold for the whole company.
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { InvestmentFields, MoneyUnitsField, WorkingCapitalFields } from '../../fields/option-fields.tsx';
import { CurrencyField, TimingFields } from '../../fields/timing-fields.tsx';
import { ModelSettings } from '../../settings/model-settings.tsx';
import classes from './model-view.module.css';

export function ModelView() {
  return (
    <div className={classes.view}>
      <Group title={<FormattedMessage id="model.timing" />}>
        <TimingFields />
      </Group>
      <Group title={<FormattedMessage id="model.money" />}>
        <CurrencyField />
        <MoneyUnitsField />
      </Group>
      <Group title={<FormattedMessage id="model.wc" />}>
        <WorkingCapitalFields />
      </Group>
      <Group title={<FormattedMessage id="model.npv" />}>
        <InvestmentFields />
      </Group>
      <Group title={<FormattedMessage id="model.more" />}>
        <ModelSettings />
      </Group>
    </div>
  );
}

function Group({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={classes.group}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  );
}
