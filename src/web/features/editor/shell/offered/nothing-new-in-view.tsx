// Shown in place of a new template while an operator views the product as somebody else, whose template it would be.
import { IconEye } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import { Page } from '#web/ui/page/page.tsx';

export const NothingNewInView = () => (
  <Page title={<FormattedMessage id="menu.new-template" />} width="narrow">
    <EmptyState
      icon={<IconEye size={30} />}
      title={<FormattedMessage id="view-as.nothing-new" />}
      action={
        <LinkButton to="/" variant="default">
          <FormattedMessage id="app.back-to-templates" />
        </LinkButton>
      }
    >
      <FormattedMessage id="view-as.nothing-new-text" />
    </EmptyState>
  </Page>
);
