// Says that the template was deleted elsewhere while it was being edited, and restores it with what was typed.
import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useTemplateDocument } from '../document/document-context.ts';

export function DeletedElsewhereDialog() {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useRestoreTemplate();
  return (
    <Dialog title={<FormattedMessage id="deleted.title" />} isOpen>
      <Stack gap="md">
        <Text>
          <FormattedMessage id="deleted.text" />
        </Text>
        {error !== null && (
          <Text c="var(--mantine-color-error)" role="alert">
            {isRefusal(error, 'template-limit') ? (
              <FormattedMessage id="home.restore-full" />
            ) : (
              <FormattedMessage id="home.restore-failed" />
            )}
          </Text>
        )}
        <Button loading={isPending} onClick={() => mutate()} data-autofocus>
          <FormattedMessage id="deleted.bring-back" />
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => void navigate({ to: '/' })}>
          <FormattedMessage id="deleted.leave" />
        </Button>
      </Stack>
    </Dialog>
  );
}

function useRestoreTemplate() {
  const { uuid, saver } = useTemplateDocument();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await restore(uuid);
      await saver.saveOver();
    },
    // The list of deleted templates gets shorter, and that of the others longer.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

async function restore(uuid: string): Promise<void> {
  try {
    await call('restoreUserTemplates', { body: [uuid] });
  } catch (error) {
    // It may have been restored elsewhere already: saving shows whether it is there.
    if (!isRefusal(error, 'template-not-found')) throw error;
  }
}
