// Asks again before everything is deleted: for the account's password, or for a typed word without an account.
import { Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DeleteForm } from './delete-form.tsx';

export function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { isSignedIn, templates, orders } = useVisitor();
  const title = isSignedIn ? (
    <FormattedMessage id="settings.delete-title" />
  ) : (
    <FormattedMessage id="settings.delete-visitor-title" />
  );
  return (
    <Dialog title={title} isOpen onClose={onClose} closeLabel={formatMessage({ id: 'app.close' })}>
      <Text>
        <FormattedMessage id="settings.delete-count" values={{ count: templates.length }} />
      </Text>
      {orders.length > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          <FormattedMessage id="settings.delete-orders" />
        </Text>
      )}
      <DeleteForm isSignedIn={isSignedIn} onClose={onClose} />
    </Dialog>
  );
}
