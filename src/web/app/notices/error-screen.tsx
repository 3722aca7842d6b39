// What a person sees when a screen breaks: what became of the work, if there is any, and a button that brings the page back.
import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type UnsavedWork, useUnsavedWork } from '#web/state/unsaved-work/unsaved-work.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface Words {
  readonly title: ReactNode;
  readonly text: ReactNode;
}

const words: Readonly<Record<UnsavedWork, Words>> = {
  none: { title: <FormattedMessage id="crash.failed" />, text: <FormattedMessage id="crash.text" /> },
  kept: { title: <FormattedMessage id="crash.kept" />, text: <FormattedMessage id="crash.text-kept" /> },
  'not-kept': {
    title: <FormattedMessage id="crash.not-kept" />,
    text: <FormattedMessage id="crash.text-not-kept" />,
  },
};

export function ErrorScreen() {
  const { title, text } = words[useUnsavedWork()];
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
