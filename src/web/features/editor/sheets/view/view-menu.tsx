// The view options of the sheets: search, money scale, collapsed groups, and printing.
import { Button, Menu } from '@mantine/core';
import {
  IconArrowsVertical,
  IconCheck,
  IconFold,
  IconLayoutRows,
  IconPrinter,
  IconSearch,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { embeddedPage } from '#web/state/templates/embedded-page.ts';
import { useMenuOpen } from '#web/ui/modal/back-closes.ts';
import { MenuKeys } from '#web/ui/tips/menu-keys.tsx';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { outlineOf } from '../../calculation/outline.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import partClasses from '../../fields/menu-part.module.css';
import wordClasses from '../../fields/toolbar-word.module.css';
import { showView, useEditorState } from '../../session/state/editor-state.ts';
import { changePageLook, usePageLook } from '../../session/storage/page-look.ts';
import { openFind } from '../../session/view/find-state.ts';
import { scaleNames, scaleOrder } from '../../session/view/money-scales.ts';
import { fold, showMoneyIn, useMoneyScale } from '../../session/view/sheets-view.ts';
import { SpanItems } from './span-items.tsx';

const iconSize = 16;

export function ViewMenu() {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'view.menu' });
  return (
    <Menu {...useMenuOpen()} position="bottom-end" withinPortal withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" className={wordClasses.button ?? ''} aria-label={label} title={label}>
          <IconLayoutRows className={wordClasses.icon} size={18} aria-hidden="true" />
          <span className={wordClasses.word}>
            <FormattedMessage id="toolbar.view" />
          </span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconSearch size={iconSize} />}
          rightSection={<MenuKeys held="ctrl" code="F" />}
          onClick={() => find(open)}
        >
          <FormattedMessage id="find.label" />
        </Menu.Item>
        <SpanItems />
        <FoldItems />
        <ScaleItems />
        <LookItems />
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
      rightSection={<MenuKeys held="ctrl" code="P" />}
      onClick={() => void navigate({ to: '/template/$uuid/print', params: { uuid } })}
    >
      <FormattedMessage id="print.open" />
    </Menu.Item>
  );
}

/** The menu returns the focus to its button as it closes; the field takes it after that. */
function find(open: TemplateDocument): void {
  showView(open, 'sheet');
  setTimeout(() => openFind(open));
}

function FoldItems() {
  const open = useTemplateDocument();
  const sheetId = useEditorState((state) => state.sheetId);
  const layout = useCalculated(({ result }) => result?.laidOut.get(sheetId));
  const owners = outlineOf(layout?.sheet.rows ?? []).map(({ ownerId }) => ownerId);
  if (owners.length === 0) return null;
  return (
    <>
      <Menu.Item leftSection={<IconFold size={iconSize} />} onClick={() => fold(open, owners, true)}>
        <FormattedMessage id="view.fold-all" />
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowsVertical size={iconSize} />}
        onClick={() => fold(open, owners, false)}
      >
        <FormattedMessage id="view.unfold-all" />
      </Menu.Item>
    </>
  );
}

function ScaleItems() {
  const open = useTemplateDocument();
  const shown = useMoneyScale();
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
          onChange={() => showMoneyIn(open, scale)}
        >
          <FormattedMessage {...scaleNames[scale]} />
        </Menu.RadioItem>
      ))}
    </>
  );
}

/** For every template, on this device. */
function LookItems() {
  const { decimals, nothing, rows, names } = usePageLook();
  return (
    <>
      <Menu.Label className={partClasses.apart ?? ''}>
        <FormattedMessage id="view.numbers" />
      </Menu.Label>
      <LookItem
        isOn={decimals === 'two'}
        onChange={(isOn) => changePageLook({ decimals: isOn ? 'two' : 'auto' })}
      >
        <FormattedMessage id="view.two-decimals" />
      </LookItem>
      <LookItem
        isOn={nothing === 'dash'}
        onChange={(isOn) => changePageLook({ nothing: isOn ? 'dash' : 'zero' })}
      >
        <FormattedMessage id="view.dash" />
      </LookItem>
      <LookItem
        isOn={rows === 'compact'}
        onChange={(isOn) => changePageLook({ rows: isOn ? 'compact' : 'usual' })}
      >
        <FormattedMessage id="view.compact" />
      </LookItem>
      <LookItem
        isOn={names !== 'usual'}
        onChange={(isOn) => changePageLook({ names: isOn ? 'whole' : 'usual' })}
      >
        <FormattedMessage id="view.whole-names" />
      </LookItem>
    </>
  );
}

interface LookItemProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

function LookItem({ isOn, onChange, children }: LookItemProps) {
  return (
    <Menu.CheckboxItem
      checked={isOn}
      checkIcon={<IconCheck size={iconSize} />}
      closeMenuOnClick
      onChange={onChange}
    >
      {children}
    </Menu.CheckboxItem>
  );
}
