// Where a card payment returns to; says plainly that nothing is sold yet.
import { IconReceipt } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { NotYet } from '#web/ui/not-yet.tsx';

export function CheckoutSuccessScreen() {
  return (
    <NotYet
      name={<FormattedMessage id="menu.checkout" />}
      icon={<IconReceipt size={30} />}
      title={<FormattedMessage id="checkout.title" />}
      back={<FormattedMessage id="app.back-to-templates" />}
    >
      <FormattedMessage id="checkout.text" />
    </NotYet>
  );
}
