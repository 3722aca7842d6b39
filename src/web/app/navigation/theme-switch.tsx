// One button that cycles through light, dark and the system's theme, and names the current one.
import { ActionIcon, type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { defineMessages, useIntl } from 'react-intl';
import { Tip } from '#web/ui/tips/tip.tsx';

const texts = defineMessages({
  light: { id: 'theme.now-light' },
  dark: { id: 'theme.now-dark' },
  auto: { id: 'theme.now-auto' },
});

const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;
const next: Readonly<Record<MantineColorScheme, MantineColorScheme>> = {
  light: 'dark',
  dark: 'auto',
  auto: 'light',
};

export function ThemeSwitch() {
  const { formatMessage } = useIntl();
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const label = formatMessage(texts[colorScheme]);
  const Icon = icons[colorScheme];
  return (
    <Tip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={label}
        onClick={() => setColorScheme(next[colorScheme])}
      >
        <Icon size={19} />
      </ActionIcon>
    </Tip>
  );
}
