// Shows the differences from a version that was saved elsewhere meanwhile, and asks which one to keep; the other becomes a version.
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import type { RemoteTemplate } from '../document/remote.ts';
import { DifferenceList } from './differences/difference-list.tsx';

const widthPx = 680;

/** Asks even without a version to compare with. */
export function ConflictDialog({ theirs }: { readonly theirs: RemoteTemplate | null }) {
  return (
    <Dialog title={<FormattedMessage id="stale.title" />} isOpen widthPx={widthPx}>
      <Stack gap="md">
        <Text>
          <FormattedMessage id="stale.text" />
        </Text>
        {theirs && <Differences theirs={theirs} />}
        <Choice />
      </Stack>
    </Dialog>
  );
}

function Differences({ theirs }: { readonly theirs: RemoteTemplate }) {
  const headings = [
    <FormattedMessage key="mine" id="stale.mine" />,
    <FormattedMessage key="theirs" id="stale.theirs" />,
  ] as const;
  return <DifferenceList one={useTemplate()} other={theirs.template} headings={headings} />;
}

function Choice() {
  const { saver } = useTemplateDocument();
  const takeNewer = useMutation({ mutationFn: () => saver.takeNewer() });
  const saveOver = useMutation({ mutationFn: () => saver.saveOver() });
  const isBusy = takeNewer.isPending || saveOver.isPending;
  return (
    <>
      {(takeNewer.isError || saveOver.isError) && (
        <Text c="var(--mantine-color-error)" role="alert">
          <FormattedMessage id="stale.failed" />
        </Text>
      )}
      <Text size="sm" c="dimmed">
        <FormattedMessage id="stale.kept" />
      </Text>
      <Group grow preventGrowOverflow={false}>
        <Button
          variant="default"
          loading={saveOver.isPending}
          disabled={isBusy}
          onClick={() => saveOver.mutate()}
        >
          <FormattedMessage id="stale.save-over" />
        </Button>
        <Button loading={takeNewer.isPending} disabled={isBusy} onClick={() => takeNewer.mutate()}>
          <FormattedMessage id="stale.take-newer" />
        </Button>
      </Group>
    </>
  );
}
