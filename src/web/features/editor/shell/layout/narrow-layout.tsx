// The editor on a phone: one view at a time, chosen at the bottom.
import { IconAdjustmentsHorizontal, IconListDetails, IconTable } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LockedInView } from '#web/state/viewing/locked-in-view.tsx';
import { useBelowNotices } from '#web/ui/hooks/use-below-notices.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { DownloadButton } from '../../export/download-button.tsx';
import { ResourcesPanel } from '../../resources/panel/resources-panel.tsx';
import { showView, useEditorState } from '../../session/state/editor-state.ts';
import type { EditorView } from '../../session/storage/session-place.ts';
import { SheetTabs } from '../../sheets/list/sheet-tabs.tsx';
import { LoginReminderHost } from '../login-reminder/login-reminder-host.tsx';
import { UndoButtons } from '../undo/undo-buttons.tsx';
import { FindBar, GenerateButton, ModelView, ScenarioMenu, ViewMenu } from './lazy-parts.tsx';
import { ModelPreview } from './model-preview.tsx';
import classes from './narrow-layout.module.css';
import { SaveStatus } from './save-status.tsx';
import { TemplateName } from './template-name.tsx';

export function NarrowLayout() {
  const view = useEditorState((state) => state.view);
  const bottom = useBelowNotices<HTMLDivElement>();
  return (
    <div className={classes.layout}>
      <div className={classes.toolbar}>
        <TemplateName />
        <ScenarioMenu />
        <SaveStatus />
      </div>
      <div className={classes.actions}>
        <UndoButtons />
        <ViewMenu />
        <LockedInView>
          <GenerateButton />
          <DownloadButton />
        </LockedInView>
      </div>
      <div className={classes.view} data-view={view}>
        {view === 'sheet' && (
          <>
            <SheetTabs />
            <FindBar />
            <ModelPreview />
          </>
        )}
        {view === 'items' && <ResourcesPanel />}
        {view === 'model' && <ModelView />}
      </div>
      <div ref={bottom}>
        <LoginReminderHost />
        <Views view={view} />
      </div>
    </div>
  );
}

const icons = { sheet: IconTable, items: IconListDetails, model: IconAdjustmentsHorizontal } as const;

function Views({ view }: { readonly view: EditorView }) {
  const { formatMessage } = useIntl();
  return (
    <nav className={classes.views} aria-label={formatMessage({ id: 'editor.views' })}>
      <ViewButton view="items" isShown={view === 'items'}>
        <FormattedMessage id="editor.view-items" />
      </ViewButton>
      <ViewButton view="sheet" isShown={view === 'sheet'}>
        <FormattedMessage id="editor.view-sheet" />
      </ViewButton>
      <ViewButton view="model" isShown={view === 'model'}>
        <FormattedMessage id="editor.view-model" />
      </ViewButton>
    </nav>
  );
}

interface ViewButtonProps {
  readonly view: EditorView;
  readonly isShown: boolean;
  readonly children: ReactNode;
}

function ViewButton({ view, isShown, children }: ViewButtonProps) {
  const open = useTemplateDocument();
  const Icon = icons[view];
  return (
    <button type="button" aria-current={isShown ? 'page' : undefined} onClick={() => showView(open, view)}>
      <Icon size={20} aria-hidden="true" />
      {children}
    </button>
  );
}
