// Opens the history of the template.
import { ActionIcon } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Tip } from '#web/ui/tip.tsx';
import { showVersions } from './versions-open.ts';

export function HistoryButton() {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'versions.title' });
  return (
    <Tip label={label}>
      <ActionIcon variant="default" size={36} aria-label={label} onClick={() => showVersions(true)}>
        <IconHistory size={18} />
      </ActionIcon>
    </Tip>
  );
}
