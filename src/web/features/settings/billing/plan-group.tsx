// The plan's name or "Pay as You Go", with a button to upgrade, or to manage an existing plan.
import { Badge, Button, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { paths } from '#contract/paths.ts';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { useVisitor, type Visitor } from '#web/state/visitor/visitor.ts';
import { SettingsGroup } from '../layout/settings-group.tsx';
import { SettingsRow } from '../layout/settings-row.tsx';
import { BillingNotice } from './billing-notice.tsx';

type Plan = Visitor['plans'][number];

export function PlanGroup() {
  const { formatMessage } = useIntl();
  const { plans, settings } = useVisitor();
  const plan = plans.find(({ id }) => id === settings.plan);
  return (
    <SettingsGroup title={formatMessage({ id: 'settings.plan' })}>
      <BillingNotice />
      {settings.plan === 'admin' ? (
        <SettingsRow title={<PlanBadge name={formatMessage({ id: 'settings.plan-operator' })} />} />
      ) : (
        <PlanRow plan={plan} />
      )}
    </SettingsGroup>
  );
}

const PlanBadge = ({ name }: { readonly name: string }) => (
  <Badge size="lg" variant="light" tt="none">
    {name}
  </Badge>
);

function PlanRow({ plan }: { readonly plan: Plan | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <SettingsRow
      title={<PlanBadge name={plan?.name ?? formatMessage({ id: 'plans.pay-as-you-go' })} />}
      text={
        plan && plan.price > 0 ? <Terms plan={plan} /> : <FormattedMessage id="settings.plan-none-text" />
      }
      action={plan && plan.price > 0 ? <ManageLink /> : <UpgradeButton />}
    />
  );
}

function Terms({ plan }: { readonly plan: Plan }) {
  const price = (
    <FormattedNumber
      value={plan.price}
      style="currency"
      currency="USD"
      currencyDisplay="narrowSymbol"
      trailingZeroDisplay="stripIfInteger"
    />
  );
  return <FormattedMessage id="settings.plan-text" values={{ price, interval: plan.intervalLabel }} />;
}

const UpgradeButton = () => (
  <Button variant="light" onClick={() => openDialog({ name: 'subscriptions' })}>
    <FormattedMessage id="settings.upgrade" />
  </Button>
);

const ManageLink = () => (
  <Button
    component="a"
    variant="default"
    href={paths.openBillingPortal.path}
    target="_blank"
    rel="noopener"
    rightSection={<IconExternalLink size={16} aria-hidden="true" />}
  >
    <FormattedMessage id="settings.manage" />
    <VisuallyHidden>
      {' '}
      <FormattedMessage id="settings.new-tab" />
    </VisuallyHidden>
  </Button>
);
