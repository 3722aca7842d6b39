// Light, dark or the system's theme, stored in this browser.
import { Radio, Stack, useMantineColorScheme } from '@mantine/core';
import { defineMessages, useIntl } from 'react-intl';

const texts = defineMessages({
  light: { id: 'theme.light' },
  dark: { id: 'theme.dark' },
  auto: { id: 'theme.auto' },
});

const schemes = ['light', 'dark', 'auto'] as const;

export function ThemeChoice() {
  const { formatMessage } = useIntl();
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const choose = (value: string) => {
    const scheme = schemes.find((known) => known === value);
    if (scheme) setColorScheme(scheme);
  };
  return (
    <Radio.Group value={colorScheme} onChange={choose} aria-label={formatMessage({ id: 'settings.theme' })}>
      <Stack gap="xs">
        {schemes.map((scheme) => (
          <Radio key={scheme} value={scheme} label={formatMessage(texts[scheme])} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
