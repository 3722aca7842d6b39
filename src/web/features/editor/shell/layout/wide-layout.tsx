// The editor on a wide screen: three columns under one toolbar, each scrolling by itself; the outer two can be hidden.
import { ActionIcon } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLayoutSidebarRightCollapse,
  IconLayoutSidebarRightExpand,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { LockedInView } from '#web/state/viewing/locked-in-view.tsx';
import { useBelowNotices } from '#web/ui/hooks/use-below-notices.ts';
import { Tip } from '#web/ui/tips/tip.tsx';
import { useTemplateDocument } from '../../document/document-context.ts';
import { DownloadButton } from '../../export/download-button.tsx';
import { toggleSheetList, useEditorLayout } from '../../session/state/editor-state.ts';
import { SheetList } from '../../sheets/list/sheet-list.tsx';
import { SheetTabs } from '../../sheets/list/sheet-tabs.tsx';
import { LoginReminderHost } from '../login-reminder/login-reminder-host.tsx';
import { UndoButtons } from '../undo/undo-buttons.tsx';
import { FindBar, GenerateButton, HistoryButton, ScenarioMenu, ViewMenu } from './lazy-parts.tsx';
import { ModelPreview } from './model-preview.tsx';
import { Panel } from './panel.tsx';
import { SaveStatus } from './save-status.tsx';
import { TemplateName } from './template-name.tsx';
import { usePanel } from './use-panel.ts';
import classes from './wide-layout.module.css';

export function WideLayout() {
  const isOpen = useEditorLayout((state) => state.isSheetListOpen);
  const panel = usePanel();
  const bottom = useBelowNotices<HTMLDivElement>();
  return (
    <div
      ref={panel.layout}
      className={classes.layout}
      data-sheets={isOpen ? 'open' : 'closed'}
      data-panel={panel.isOpen ? 'open' : 'closed'}
    >
      <div className={classes.sheets}>
        <SheetList />
      </div>
      <div className={classes.centre}>
        <div className={classes.top}>
          <div className={classes.toolbar}>
            <div className={classes.name}>
              <SheetListToggle isOpen={isOpen} />
              <TemplateName />
              <SaveStatus />
              <ScenarioMenu />
            </div>
            <div className={classes.tools}>
              <HistoryButton />
              <ViewMenu />
              <UndoButtons />
              <LockedInView>
                <GenerateButton />
                <DownloadButton />
              </LockedInView>
            </div>
          </div>
        </div>
        <div className={classes.tabs}>{panel.isDrawer ? <SheetTabs /> : <SheetList asTabs />}</div>
        <FindBar />
        <ModelPreview />
        <div ref={bottom}>
          <LoginReminderHost />
        </div>
      </div>
      <PanelToggle isOpen={panel.isOpen} onToggle={panel.toggle} />
      <Panel />
    </div>
  );
}

interface SideToggleProps {
  readonly isOpen: boolean;
  readonly label: string;
  readonly icon: ComponentType<{ readonly size: number }>;
  readonly className: string | undefined;
  readonly isOfPanel?: boolean;
  readonly onToggle: () => void;
}

/** Hides a side column and shows it again. */
function SideToggle({ isOpen, label, icon: Icon, className = '', isOfPanel, onToggle }: SideToggleProps) {
  return (
    <Tip label={label}>
      <ActionIcon
        className={className}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={label}
        aria-expanded={isOpen}
        data-panel-toggle={isOfPanel}
        onClick={onToggle}
      >
        <Icon size={19} />
      </ActionIcon>
    </Tip>
  );
}

/** One button, over the panel or in its place, so that it keeps the focus. */
function PanelToggle({ isOpen, onToggle }: Pick<SideToggleProps, 'isOpen' | 'onToggle'>) {
  const { formatMessage } = useIntl();
  const label = isOpen
    ? formatMessage({ id: 'editor.hide-panel' })
    : formatMessage({ id: 'editor.show-panel' });
  const icon = isOpen ? IconLayoutSidebarRightCollapse : IconLayoutSidebarRightExpand;
  return <SideToggle {...{ isOpen, label, icon, onToggle }} className={classes.panelToggle} isOfPanel />;
}

function SheetListToggle({ isOpen }: { readonly isOpen: boolean }) {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const label = isOpen
    ? formatMessage({ id: 'editor.hide-sheets' })
    : formatMessage({ id: 'editor.show-sheets' });
  const icon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  return (
    <SideToggle
      {...{ isOpen, label, icon }}
      className={classes.toggle}
      onToggle={() => toggleSheetList(open)}
    />
  );
}
