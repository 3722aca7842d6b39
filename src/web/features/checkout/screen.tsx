// Where a card payment returns to; says plainly that nothing is sold yet.
import { IconReceipt } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';

export function CheckoutSuccessScreen() {
  return (
    <Page title={<FormattedMessage id="menu.checkout" />} width="narrow">
      <EmptyState
        icon={<IconReceipt size={30} />}
        title={<FormattedMessage id="checkout.title" />}
        action={
          <LinkButton to="/" variant="light">
            <FormattedMessage id="app.back-to-templates" />
          </LinkButton>
        }
      >
        <FormattedMessage id="checkout.text" />
      </EmptyState>
    </Page>
  );
}
