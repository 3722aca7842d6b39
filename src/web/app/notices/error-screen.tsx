// Shown when a screen crashes: whether unsaved work is safe, and a button that reloads the page.
import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type UnsavedWork, useUnsavedWork } from '#web/state/unsaved-work/unsaved-work.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface ErrorTexts {
  readonly title: ReactNode;
  readonly text: ReactNode;
}

const texts: Readonly<Record<UnsavedWork, ErrorTexts>> = {
  none: { title: <FormattedMessage id="crash.failed" />, text: <FormattedMessage id="crash.text" /> },
  kept: { title: <FormattedMessage id="crash.kept" />, text: <FormattedMessage id="crash.text-kept" /> },
  'not-kept': {
    title: <FormattedMessage id="crash.not-kept" />,
    text: <FormattedMessage id="crash.text-not-kept" />,
  },
};

export function ErrorScreen() {
  const { title, text } = texts[useUnsavedWork()];
  return (
    <Page title={<FormattedMessage id="crash.title" />} width="narrow">
      <EmptyState
        icon={<IconPlugConnectedX size={30} />}
        title={title}
        action={
          <Button onClick={() => window.location.reload()}>
            <FormattedMessage id="crash.reload" />
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Page>
  );
}
