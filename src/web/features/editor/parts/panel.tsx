// The right-hand panel: what is sold, or the settings of the whole model.
import { SegmentedControl } from '@mantine/core';
import { useIntl } from 'react-intl';
import { showView, useEditorState } from '../state.ts';
import { ItemsView } from './items-view.tsx';
import { ModelView } from './later-parts.tsx';
import classes from './panel.module.css';

export function Panel() {
  const { formatMessage } = useIntl();
  const shown = useEditorState(({ view }) => (view === 'model' ? 'model' : 'items'));
  return (
    <aside className={classes.panel} aria-label={formatMessage({ id: 'editor.panel' })}>
      <div className={classes.choice}>
        <SegmentedControl
          fullWidth
          value={shown}
          onChange={(view) => showView(view === 'model' ? 'model' : 'items')}
          aria-label={formatMessage({ id: 'editor.panel' })}
          data={[
            { value: 'items', label: formatMessage({ id: 'editor.view-items' }) },
            { value: 'model', label: formatMessage({ id: 'editor.view-model' }) },
          ]}
        />
      </div>
      <div className={classes.content}>{shown === 'items' ? <ItemsView /> : <ModelView />}</div>
    </aside>
  );
}
