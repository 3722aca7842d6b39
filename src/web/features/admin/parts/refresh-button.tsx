// Asks for the same again; it stands at the end of a tab's head.
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';

interface RefreshButtonProps {
  readonly isDisabled?: boolean;
  readonly onRefresh: () => void;
}

export const RefreshButton = ({ isDisabled = false, onRefresh }: RefreshButtonProps) => (
  <Button
    variant="default"
    leftSection={<IconRefresh size={16} aria-hidden="true" />}
    disabled={isDisabled}
    onClick={onRefresh}
  >
    <FormattedMessage id="admin.refresh" />
  </Button>
);
