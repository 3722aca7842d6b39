// The plan of an account as a badge: operators have a plan of their own.
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import classes from './badges.module.css';

const names: Readonly<Record<number, MessageDescriptor>> = defineMessages({
  0: { id: 'users.plan-admin' },
  1: { id: 'users.plan-essential' },
  2: { id: 'users.plan-growth' },
});

const { none }: { readonly none: MessageDescriptor } = defineMessages({ none: { id: 'users.plan-none' } });

export function PlanBadge({ plan }: { readonly plan: number | null }) {
  const { formatMessage } = useIntl();
  const name = plan === null ? none : names[plan];
  return (
    <span className={classes.badge} data-plan={plan ?? 'none'}>
      {name ? formatMessage(name) : plan}
    </span>
  );
}
