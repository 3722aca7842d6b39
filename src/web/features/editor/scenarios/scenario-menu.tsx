// Chooses the active scenario in the toolbar; with only one it opens the dialog that adds more.

import { Button, Menu } from '@mantine/core';
import { IconArrowsSplit2, IconCheck, IconColumns3, IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShallow } from 'zustand/react/shallow';
import { useMenuOpen } from '#web/ui/modal/back-closes.ts';
import { useTemplateDocument, useTemplateFact } from '../document/document-context.ts';
import { scenarioNames } from '../document/scenarios/scenario-names.ts';
import partClasses from '../fields/menu-part.module.css';
import wordClasses from '../fields/toolbar-word.module.css';
import { pickScenario } from '../session/state/editor-state.ts';
import { openEditorDialog } from '../session/state/open-dialog.ts';
import { useScenarioIndex } from '../session/state/open-section.ts';
import { addScenario, hasRoom } from './scenario-edits.ts';
import classes from './scenario-menu.module.css';

const iconSize = 16;

/** Scenarios are identified only by their position. */
const places = (names: readonly string[]): readonly number[] => [...names.keys()];

export function ScenarioMenu() {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const { edit, store } = open;
  const names = useTemplateFact(useShallow(scenarioNames));
  const index = useScenarioIndex();
  const isFull = useTemplateFact((template) => !hasRoom(template));
  const button = useRef<HTMLButtonElement>(null);
  const add = () => {
    edit(addScenario(store.getState().template));
    pickScenario(open, names.length);
  };
  const label = formatMessage({ id: 'scenario.open' }, { name: names[index] ?? '' });
  return (
    <Menu {...useMenuOpen()} position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          ref={button}
          className={classes.button ?? ''}
          variant={index === 0 ? 'default' : 'light'}
          aria-label={label}
          title={label}
        >
          <IconArrowsSplit2 className={wordClasses.icon} size={17} aria-hidden="true" />
          {names.length > 1 ? (
            <span className={classes.name} data-scenario-name>
              {names[index]}
            </span>
          ) : (
            <span className={wordClasses.word}>
              <FormattedMessage id="toolbar.scenario" />
            </span>
          )}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.list ?? ''}>
        {places(names).map((place) => (
          <Menu.Item
            key={place}
            leftSection={<IconCheck size={iconSize} className={classes.check} data-on={place === index} />}
            onClick={() => pickScenario(open, place)}
          >
            {names[place]}
          </Menu.Item>
        ))}
        <Menu.Item
          className={partClasses.apart ?? ''}
          leftSection={<IconPlus size={iconSize} />}
          disabled={isFull}
          onClick={add}
        >
          <FormattedMessage id="scenario.add" />
        </Menu.Item>
        <Menu.Item
          leftSection={<IconColumns3 size={iconSize} />}
          onClick={() => openEditorDialog(open, { name: 'scenarios' }, button.current)}
        >
          <FormattedMessage id="scenario.compare" />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
