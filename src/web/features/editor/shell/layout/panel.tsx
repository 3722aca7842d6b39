// The right-hand panel: the resources, or the settings of the whole model.
import { useIntl } from 'react-intl';
import { SegmentedChoice } from '#web/ui/fields/segmented-choice.tsx';
import { useTemplateDocument } from '../../document/document-context.ts';
import { ResourcesPanel } from '../../resources/panel/resources-panel.tsx';
import { showView, useEditorState } from '../../session/state/editor-state.ts';
import { ModelView } from './lazy-parts.tsx';
import classes from './panel.module.css';

export function Panel() {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const shown = useEditorState(({ view }) => (view === 'model' ? 'model' : 'items'));
  return (
    <aside className={classes.panel} aria-label={formatMessage({ id: 'editor.panel' })}>
      <div className={classes.choice}>
        <SegmentedChoice
          label={formatMessage({ id: 'editor.panel' })}
          value={shown}
          onChange={(view) => showView(open, view)}
          choices={[
            { value: 'items', label: formatMessage({ id: 'editor.view-items' }) },
            { value: 'model', label: formatMessage({ id: 'editor.view-model' }) },
          ]}
        />
      </div>
      <div className={classes.content}>{shown === 'items' ? <ResourcesPanel /> : <ModelView />}</div>
    </aside>
  );
}
