// How the sheets are looked at: the search, the scale of money, groups folded or not, and the way to paper.
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowsVertical,
  IconCheck,
  IconFold,
  IconLayoutRows,
  IconPrinter,
  IconSearch,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { embeddedPage } from '#web/state/embedded-page.ts';
import { useCalculated } from '../calculation/calculator.ts';
import { outlineOf } from '../calculation/outline.ts';
import { useTemplate } from '../document-context.ts';
import { openFind } from '../find-state.ts';
import { fold, showMoneyIn, useMoneyScale } from '../sheets-view.ts';
import { showView, useEditorState } from '../state.ts';
import partClasses from './menu-part.module.css';
import { scaleNames, scaleOrder } from './money-scales.ts';
import classes from './view-menu.module.css';

const iconSize = 16;

export function ViewMenu() {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'view.menu' });
  return (
    <Menu position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={36}
          className={classes.button ?? ''}
          aria-label={label}
          title={label}
        >
          <IconLayoutRows size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconSearch size={iconSize} />}
          rightSection={<Keys code="F" />}
          onClick={find}
        >
          <FormattedMessage id="find.label" />
        </Menu.Item>
        <FoldItems />
        <ScaleItems />
        {embeddedPage === null && <PrintItem />}
      </Menu.Dropdown>
    </Menu>
  );
}

function PrintItem() {
  const { uuid } = useTemplate();
  const navigate = useNavigate();
  return (
    <Menu.Item
      className={partClasses.apart ?? ''}
      leftSection={<IconPrinter size={iconSize} />}
      onClick={() => void navigate({ to: '/template/$uuid/print', params: { uuid } })}
    >
      <FormattedMessage id="print.open" />
    </Menu.Item>
  );
}

/** The menu gives the keyboard back to its button as it closes; the field takes it after that. */
function find(): void {
  showView('sheet');
  setTimeout(openFind);
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

const Keys = ({ code }: { readonly code: string }) => (
  <span className={classes.keys} aria-hidden="true">
    {isMac ? `⌘${code}` : `Ctrl ${code}`}
  </span>
);

function FoldItems() {
  const { uuid } = useTemplate();
  const sheetId = useEditorState((state) => state.sheetId);
  const layout = useCalculated(({ result }) => result?.laidOut.get(sheetId));
  const owners = outlineOf(layout?.sheet.rows ?? []).map(({ ownerId }) => ownerId);
  if (owners.length === 0) return null;
  return (
    <>
      <Menu.Item leftSection={<IconFold size={iconSize} />} onClick={() => fold(uuid, owners, true)}>
        <FormattedMessage id="view.fold-all" />
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowsVertical size={iconSize} />}
        onClick={() => fold(uuid, owners, false)}
      >
        <FormattedMessage id="view.unfold-all" />
      </Menu.Item>
    </>
  );
}

function ScaleItems() {
  const { uuid } = useTemplate();
  const shown = useMoneyScale(uuid);
  return (
    <>
      <Menu.Label className={partClasses.apart ?? ''}>
        <FormattedMessage id="view.money" />
      </Menu.Label>
      {scaleOrder.map((scale) => (
        <Menu.RadioItem
          key={scale}
          value={scale}
          checked={scale === shown}
          checkIcon={<IconCheck size={iconSize} />}
          closeMenuOnClick
          onChange={() => showMoneyIn(uuid, scale)}
        >
          <FormattedMessage {...scaleNames[scale]} />
        </Menu.RadioItem>
      ))}
    </>
  );
}
