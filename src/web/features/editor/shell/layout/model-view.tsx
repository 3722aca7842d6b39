// The settings of the whole model: its timeline, its currency, and the company-wide terms.
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { InvestmentFields, MoneyUnitsField, WorkingCapitalFields } from '../../fields/option-fields.tsx';
import { CurrencyField, TimingFields } from '../../fields/timing-fields.tsx';
import { ModelSettings } from '../../settings/model-settings.tsx';
import classes from './model-view.module.css';

export function ModelView() {
  return (
    <div className={classes.view}>
      <SettingsGroup title={<FormattedMessage id="model.timing" />}>
        <TimingFields />
      </SettingsGroup>
      <SettingsGroup title={<FormattedMessage id="model.money" />}>
        <CurrencyField />
        <MoneyUnitsField />
      </SettingsGroup>
      <SettingsGroup title={<FormattedMessage id="model.wc" />}>
        <WorkingCapitalFields />
      </SettingsGroup>
      <SettingsGroup title={<FormattedMessage id="model.npv" />}>
        <InvestmentFields />
      </SettingsGroup>
      <SettingsGroup title={<FormattedMessage id="model.more" />}>
        <ModelSettings />
      </SettingsGroup>
    </div>
  );
}

function SettingsGroup({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={classes.group}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </section>
  );
}
