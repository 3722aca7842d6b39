// Says that the order was not found, and what can be done about it.
import { Button, Group } from '@mantine/core';
import { IconReceiptOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import classes from './order.module.css';
import { SignInNotice } from './sign-in-notice.tsx';

export function OrderMissing({ orderId }: { readonly orderId: string }) {
  const { isAnonymous } = useVisitor();
  return (
    <div role="alert">
      <EmptyState
        level={1}
        icon={<IconReceiptOff size={30} />}
        title={<FormattedMessage id="checkout.missing" />}
        action={
          <Group justify="center" gap="sm">
            <Button onClick={() => window.location.reload()}>
              <FormattedMessage id="checkout.refresh" />
            </Button>
            <Button variant="light" onClick={() => openDialog({ name: 'feedback' })}>
              <FormattedMessage id="checkout.message" />
            </Button>
          </Group>
        }
      >
        <FormattedMessage id="checkout.missing-text" />
        <span className={classes.number}>
          <FormattedMessage id="checkout.missing-order" values={{ orderId }} />
        </span>
      </EmptyState>
      {isAnonymous && <SignInNotice />}
    </div>
  );
}
