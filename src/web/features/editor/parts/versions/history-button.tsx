// Opens the history of the template.
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { showVersions } from './versions-open.ts';

export function HistoryButton() {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'versions.title' });
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size={36} aria-label={label} onClick={() => showVersions(true)}>
        <IconHistory size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
