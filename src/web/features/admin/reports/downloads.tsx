// Tables to download; the browser shows how far it is.
import { Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { callAddress } from '#web/api/address.ts';

export function Downloads() {
  const { formatMessage } = useIntl();
  const tables = [
    { name: 'users', label: formatMessage({ id: 'reports.users' }) },
    { name: 'orders', label: formatMessage({ id: 'reports.orders' }) },
    { name: 'revenue', label: formatMessage({ id: 'reports.revenue' }) },
    { name: 'refunds', label: formatMessage({ id: 'reports.refunds' }) },
  ] as const;
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" c="dimmed">
        <FormattedMessage id="reports.downloads-text" />
      </Text>
      {tables.map(({ name, label }) => (
        <Button
          key={name}
          component="a"
          href={callAddress('downloadTable', { name })}
          download
          variant="default"
          leftSection={<IconDownload size={16} />}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
