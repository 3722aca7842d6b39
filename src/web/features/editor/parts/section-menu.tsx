// What can be done with all resources of a section at once, as a menu.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDice5, IconDotsVertical, IconEraser, IconNumber0Small } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSectionActions } from './use-section-actions.ts';

export function SectionMenu({ sectionId }: { readonly sectionId: string }) {
  const { formatMessage } = useIntl();
  const { name, hasNumbers, refusal, clearNumbers, randomNumbers, clear } = useSectionActions(sectionId);
  const isRefused = refusal !== null;
  const label = formatMessage({ id: 'section.more' }, { section: name });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={label}>
          <IconDotsVertical size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isRefused && <Menu.Label>{refusal}</Menu.Label>}
        {hasNumbers && (
          <>
            <Menu.Item
              disabled={isRefused}
              leftSection={<IconNumber0Small size={18} />}
              onClick={clearNumbers}
            >
              <FormattedMessage id="section.clear-numbers" />
            </Menu.Item>
            <Menu.Item disabled={isRefused} leftSection={<IconDice5 size={18} />} onClick={randomNumbers}>
              <FormattedMessage id="section.random-numbers" />
            </Menu.Item>
          </>
        )}
        <Menu.Item disabled={isRefused} leftSection={<IconEraser size={18} />} onClick={clear}>
          <FormattedMessage id="section.clear" />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
