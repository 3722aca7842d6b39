// The settings that affect a sheet, as a button in its bar, or as a menu if there are several.
import { ActionIcon, Menu } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useMenuOpen } from '#web/ui/modal/back-closes.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { openSettings, type SettingsKind } from '../session/state/open-dialog.ts';
import { settingsNames } from './settings-names.ts';

interface SheetSettingsProps {
  readonly kinds: readonly SettingsKind[];
  readonly sheet: string;
  readonly isTabStop: boolean;
}

const iconSize = 17;

export function SheetSettings({ kinds, sheet, isTabStop }: SheetSettingsProps) {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useMenuOpen();
  const [only] = kinds;
  const isOne = kinds.length === 1 && only !== undefined;
  const label = isOne
    ? `${formatMessage(settingsNames[only])}…`
    : formatMessage({ id: 'settings-dialog.of-sheet' }, { sheet });
  const icon = (
    <ActionIcon
      ref={button}
      variant="subtle"
      color="gray"
      size={30}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      title={label}
      {...(isOne && { onClick: () => openSettings(open, only) })}
    >
      <IconAdjustmentsHorizontal size={iconSize} />
    </ActionIcon>
  );
  if (isOne) return icon;
  return (
    <Menu {...menu} position="bottom-end" withinPortal>
      <Menu.Target>{icon}</Menu.Target>
      <Menu.Dropdown>
        {kinds.map((kind) => (
          <Menu.Item key={kind} onClick={() => openSettings(open, kind, button.current)}>
            {formatMessage(settingsNames[kind])}…
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
