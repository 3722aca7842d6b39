// The operators' area; says what will be here and shows nothing that is not real.
import { IconUsersGroup } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';

export function AdminScreen() {
  return (
    <Page title={<FormattedMessage id="menu.admin" />} width="narrow">
      <EmptyState
        icon={<IconUsersGroup size={30} />}
        title={<FormattedMessage id="admin.title" />}
        action={
          <LinkButton to="/" variant="light">
            <FormattedMessage id="app.back-to-templates" />
          </LinkButton>
        }
      >
        <FormattedMessage id="admin.text" />
      </EmptyState>
    </Page>
  );
}
