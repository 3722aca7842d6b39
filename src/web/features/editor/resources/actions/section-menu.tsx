// A menu of actions on all resources of a section at once.

import { ActionIcon, Menu } from '@mantine/core';
import { IconDice5, IconDotsVertical, IconEraser, IconNumber0 } from '@tabler/icons-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ResourceSectionId } from '#template/sections.ts';
import { useMenuOpen } from '#web/ui/modal/back-closes.ts';
import { sectionNames } from '../../document/resources/resource-names.ts';
import { useSectionActions } from './use-section-actions.ts';

export interface SectionMenuProps {
  readonly sectionId: ResourceSectionId;
}

export const SectionMenu = memo(function SectionMenu({ sectionId }: SectionMenuProps) {
  const { formatMessage } = useIntl();
  const section = formatMessage(sectionNames[sectionId]);
  const label = formatMessage({ id: 'section.more' }, { section });
  return (
    <Menu {...useMenuOpen()} position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={label}>
          <IconDotsVertical size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Actions sectionId={sectionId} />
      </Menu.Dropdown>
    </Menu>
  );
});

function Actions({ sectionId }: SectionMenuProps) {
  const { hasNumbers, refusal, clearNumbers, randomNumbers, clear } = useSectionActions(sectionId);
  const isRefused = refusal !== null;
  return (
    <>
      {isRefused && <Menu.Label>{refusal}</Menu.Label>}
      {hasNumbers && (
        <>
          <Menu.Item disabled={isRefused} leftSection={<IconNumber0 size={18} />} onClick={clearNumbers}>
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
    </>
  );
}
