// Asks which version stays when the template was changed elsewhere; nothing is overwritten unasked.
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { useDocumentState, useTemplateDocument } from '../document-context.ts';

export function StaleDialog() {
  const isStale = useDocumentState(({ saving }) => saving.kind === 'stale');
  const { saver } = useTemplateDocument();
  const takeNewer = useMutation({ mutationFn: () => saver.takeNewer() });
  const saveOver = useMutation({ mutationFn: () => saver.saveOver() });
  const isBusy = takeNewer.isPending || saveOver.isPending;
  return (
    <Dialog title={<FormattedMessage id="stale.title" />} isOpen={isStale}>
      <Stack gap="md">
        <Text>
          <FormattedMessage id="stale.text" />
        </Text>
        {(takeNewer.isError || saveOver.isError) && (
          <Text c="var(--mantine-color-error)" role="alert">
            <FormattedMessage id="stale.failed" />
          </Text>
        )}
        <Button loading={takeNewer.isPending} disabled={isBusy} onClick={() => takeNewer.mutate()}>
          <FormattedMessage id="stale.take-newer" />
        </Button>
        <Button
          variant="default"
          loading={saveOver.isPending}
          disabled={isBusy}
          onClick={() => saveOver.mutate()}
        >
          <FormattedMessage id="stale.save-over" />
        </Button>
      </Stack>
    </Dialog>
  );
}
