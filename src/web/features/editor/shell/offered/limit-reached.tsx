// Shown in place of a new template when the visitor has reached the limit.
import { Button, Group } from '@mantine/core';
import { IconStack3 } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import { Page } from '#web/ui/page/page.tsx';

export function LimitReached() {
  const { settings, isSignedIn } = useVisitor();
  return (
    <Page title={<FormattedMessage id="menu.new-template" />} width="narrow">
      <EmptyState
        icon={<IconStack3 size={30} />}
        title={<FormattedMessage id="home.limit-title" />}
        action={
          <Group justify="center">
            {!isSignedIn && (
              <Button onClick={() => openDialog({ name: 'sign-in', mode: 'sign-in' })}>
                <FormattedMessage id="home.sign-in" />
              </Button>
            )}
            <LinkButton to="/" variant="default">
              <FormattedMessage id="app.back-to-templates" />
            </LinkButton>
          </Group>
        }
      >
        {isSignedIn ? (
          <FormattedMessage id="home.limit-account" />
        ) : (
          <FormattedMessage id="home.limit" values={{ max: settings.maxTemplatesIfNotSignedIn }} />
        )}
      </EmptyState>
    </Page>
  );
}
