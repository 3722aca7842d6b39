// What the workbook holds beside its numbers, chosen before it is made.
import { ActionIcon, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './download-button.module.css';

export interface DownloadChoicesProps {
  readonly hasCharts: boolean;
  readonly onChange: (hasCharts: boolean) => void;
  readonly isDisabled: boolean;
}

export function DownloadChoices({ hasCharts, onChange, isDisabled }: DownloadChoicesProps) {
  const { formatMessage } = useIntl();
  return (
    <Menu position="bottom-end" withinPortal closeOnItemClick={false}>
      <Menu.Target>
        <ActionIcon
          className={classes.side ?? ''}
          variant="filled"
          size={36}
          disabled={isDisabled}
          aria-label={formatMessage({ id: 'editor.download-choices' })}
        >
          <IconChevronDown size={17} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          role="menuitemcheckbox"
          aria-checked={hasCharts}
          leftSection={<IconCheck size={16} className={classes.check} data-on={hasCharts || undefined} />}
          onClick={() => onChange(!hasCharts)}
        >
          <FormattedMessage id="editor.with-charts" />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
