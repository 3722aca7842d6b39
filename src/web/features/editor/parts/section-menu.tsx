// What can be done with all resources of a section at once; undo takes each back.
import { ActionIcon, Menu } from '@mantine/core';
import { IconDice5, IconDotsVertical, IconEraser, IconNumber0Small } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNotify } from '#web/state/notify.ts';
import type { Change } from '../document/history.ts';
import { clearNumbers, clearSection, randomNumbers } from '../document/resources/section-edits.ts';
import { rulesOf } from '../document/resources/section-rules.ts';
import { useTemplate, useTemplateDocument } from '../document-context.ts';
import { sectionNames } from './resource-names.ts';

export function SectionMenu({ sectionId }: { readonly sectionId: string }) {
  const { formatMessage } = useIntl();
  const message = sectionNames[sectionId];
  const name = message ? formatMessage(message) : sectionId;
  const label = formatMessage({ id: 'section.more' }, { section: name });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={label}>
          <IconDotsVertical size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Actions section={{ id: sectionId, name }} />
      </Menu.Dropdown>
    </Menu>
  );
}

function Actions({ section }: { readonly section: { readonly id: string; readonly name: string } }) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const notify = useNotify();
  const make = (change: Change, done: string) => {
    edit(change);
    notify({ message: done });
  };
  const values = { section: section.name };
  const clear = () => make(clearSection(section), formatMessage({ id: 'section.cleared' }, values));
  const zero = () =>
    make(clearNumbers(template, section), formatMessage({ id: 'section.numbers-cleared' }, values));
  const random = () =>
    make(
      randomNumbers(template, section, Math.random),
      formatMessage({ id: 'section.numbers-random' }, values),
    );
  return (
    <>
      {rulesOf(section.id)?.place === 'division' && (
        <>
          <Menu.Item leftSection={<IconNumber0Small size={18} />} onClick={zero}>
            <FormattedMessage id="section.clear-numbers" />
          </Menu.Item>
          <Menu.Item leftSection={<IconDice5 size={18} />} onClick={random}>
            <FormattedMessage id="section.random-numbers" />
          </Menu.Item>
        </>
      )}
      <Menu.Item leftSection={<IconEraser size={18} />} onClick={clear}>
        <FormattedMessage id="section.clear" />
      </Menu.Item>
    </>
  );
}
