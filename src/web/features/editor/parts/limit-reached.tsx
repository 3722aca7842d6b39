// Stands in place of a new template when the visitor may keep no more.
import { IconStack3 } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useVisitor } from '#web/state/visitor.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';

export function LimitReached() {
  const { settings } = useVisitor();
  return (
    <Page title={<FormattedMessage id="menu.new-template" />} width="narrow">
      <EmptyState
        icon={<IconStack3 size={30} />}
        title={<FormattedMessage id="home.limit-title" />}
        action={
          <LinkButton to="/">
            <FormattedMessage id="app.back-to-templates" />
          </LinkButton>
        }
      >
        <FormattedMessage id="home.limit" values={{ max: settings.maxTemplatesIfNotSignedIn }} />
      </EmptyState>
    </Page>
  );
}
