// The plan's name or "Pay as You Go", with a button to upgrade, or to manage an existing plan.
import { Badge, Button, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#contract/paths.ts';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { useVisitor, type Visitor } from '#web/state/visitor/visitor.ts';
import { SettingsGroup } from '../layout/settings-group.tsx';
import { SettingsRow } from '../layout/settings-row.tsx';
import { BillingNotice } from './billing-notice.tsx';
import { SubscriptionTerms } from './subscription-terms.tsx';

type Plan = Visitor['plans'][number];

export function PlanGroup() {
  const { formatMessage } = useIntl();
  const { settings } = useVisitor();
  return (
    <SettingsGroup title={formatMessage({ id: 'settings.plan' })}>
      <BillingNotice />
      {settings.plan === 'admin' ? <OperatorRows /> : <PlanRow id={settings.plan} />}
    </SettingsGroup>
  );
}

/** Whoever runs the place may pay for a plan beside it, which goes on when the role ends. */
function OperatorRows() {
  const { formatMessage } = useIntl();
  const { currentSubscription } = useVisitor();
  return (
    <>
      <SettingsRow title={<PlanBadge name={formatMessage({ id: 'settings.plan-operator' })} />} />
      {currentSubscription && <PlanRow id={currentSubscription.planId} />}
    </>
  );
}

const PlanBadge = ({ name }: { readonly name: string }) => (
  <Badge size="lg" variant="light" tt="none">
    {name}
  </Badge>
);

function PlanRow({ id }: { readonly id: Plan['id'] | null }) {
  const { formatMessage } = useIntl();
  const { plans, sales, isAnonymous, currentSubscription } = useVisitor();
  const plan = plans.find((one) => one.id === id);
  const isPaid = plan !== undefined && plan.price > 0;
  const isWaiting = isAnonymous && currentSubscription !== null;
  return (
    <SettingsRow
      title={<PlanBadge name={plan?.name ?? formatMessage({ id: 'plans.pay-as-you-go' })} />}
      text={
        isWaiting ? (
          <FormattedMessage id="settings.plan-needs-account" />
        ) : isPaid ? (
          <SubscriptionTerms plan={plan} />
        ) : (
          <WithoutPlan />
        )
      }
      action={isPaid ? <ManageLink /> : !isWaiting && sales.plans && <UpgradeButton />}
    />
  );
}

function WithoutPlan() {
  const { sales, newTemplatesNeedPurchase } = useVisitor();
  if (newTemplatesNeedPurchase) return sales.templates && <FormattedMessage id="settings.plan-none-text" />;
  return sales.templates ? (
    <FormattedMessage id="settings.plan-own-free" />
  ) : (
    <FormattedMessage id="settings.plan-nothing-sold" />
  );
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
