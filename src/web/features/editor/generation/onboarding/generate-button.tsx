// Opens the dialog that generates a model from a short description, in new and existing templates.
import { ActionIcon } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Tip } from '#web/ui/tips/tip.tsx';
import { useTemplateDocument } from '../../document/document-context.ts';
import { openEditorDialog } from '../../session/state/open-dialog.ts';

export function GenerateButton() {
  const { formatMessage } = useIntl();
  const open = useTemplateDocument();
  const label = formatMessage({ id: 'onboarding.open' });
  return (
    <Tip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        onClick={() => openEditorDialog(open, { name: 'onboarding' })}
      >
        <IconSparkles size={19} />
      </ActionIcon>
    </Tip>
  );
}
