// What a person sees when a screen breaks: nothing is lost, and one button brings the page back.
import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';

export function ErrorScreen() {
  return (
    <Page title={<FormattedMessage id="crash.title" />} width="narrow">
      <EmptyState
        icon={<IconPlugConnectedX size={30} />}
        title={<FormattedMessage id="crash.kept" />}
        action={
          <Button onClick={() => window.location.reload()}>
            <FormattedMessage id="crash.reload" />
          </Button>
        }
      >
        <FormattedMessage id="crash.text" />
      </EmptyState>
    </Page>
  );
}
