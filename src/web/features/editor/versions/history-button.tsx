// Opens the version history of the template.
import { ActionIcon } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Tip } from '#web/ui/tips/tip.tsx';
import { useTemplateDocument } from '../document/document-context.ts';
import { openEditorDialog } from '../session/state/open-dialog.ts';

export function HistoryButton() {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'versions.title' });
  return (
    <Tip label={label}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={label}
        onClick={() => openEditorDialog(open, { name: 'versions' })}
      >
        <IconHistory size={18} />
      </ActionIcon>
    </Tip>
  );
}
