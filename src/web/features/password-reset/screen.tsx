// Where a password-reset link leads; says plainly that there are no accounts with passwords yet.
import { IconKey } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';

export function PasswordResetScreen() {
  return (
    <Page title={<FormattedMessage id="menu.password" />} width="narrow">
      <EmptyState
        icon={<IconKey size={30} />}
        title={<FormattedMessage id="password.title" />}
        action={
          <LinkButton to="/" variant="light">
            <FormattedMessage id="app.back-to-templates" />
          </LinkButton>
        }
      >
        <FormattedMessage id="password.text" />
      </EmptyState>
    </Page>
  );
}
