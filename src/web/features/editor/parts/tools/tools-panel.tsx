// The tools of those who look after templates: what the sheets show of their making, and the way into the gallery.
import { ActionIcon, Checkbox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useTemplate } from '../../document-context.ts';
import { decorateGrid } from './decorate-grid.ts';
import { explainTemplate } from './explain-template.ts';
import { GalleryTools } from './gallery-tools.tsx';
import { useGridDecoration } from './grid-decoration.ts';
import classes from './tools.module.css';
import { setToolFlag, toggleTools, useTools } from './tools-state.ts';

const names = defineMessages({
  enableAIGeneration: { id: 'tools.ai' },
  showXMLFormulas: { id: 'tools.xml-formulas' },
  showFormulas: { id: 'tools.formulas' },
  showColId: { id: 'tools.column-id' },
  showStyles: { id: 'tools.styles' },
});

const order = [
  'enableAIGeneration',
  'showXMLFormulas',
  'showFormulas',
  'showColId',
  'showStyles',
] as const satisfies readonly (keyof typeof names)[];

export function ToolsPanel() {
  const { formatMessage } = useIntl();
  const flags = useTools((state) => state.flags);
  useDecoration();
  return (
    <section className={classes.panel} aria-label={formatMessage({ id: 'tools.title' })}>
      <header className={classes.head}>
        <h2 className={classes.title}>
          <FormattedMessage id="tools.title" />
        </h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={formatMessage({ id: 'app.close' })}
          onClick={toggleTools}
        >
          <IconX size={17} />
        </ActionIcon>
      </header>
      {order.map((name) => (
        <Checkbox
          key={name}
          size="xs"
          checked={flags[name]}
          label={formatMessage(names[name])}
          onChange={({ currentTarget }) => setToolFlag(name, currentTarget.checked)}
        />
      ))}
      <GalleryTools />
    </section>
  );
}

/** The sheets show it as long as the panel is open. */
function useDecoration(): void {
  const template = useTemplate();
  const flags = useTools((state) => state.flags);
  useEffect(() => {
    const explain = explainTemplate(template);
    useGridDecoration.setState({ decorate: (grid, sheet) => decorateGrid(grid, sheet, flags, explain) });
  }, [template, flags]);
  useEffect(() => () => useGridDecoration.setState({ decorate: null }), []);
}
