// The panel for template authors: how sheets show their formulas and styles, and adding the template to the gallery.
import { ActionIcon, Checkbox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import { gridDecorationOf } from '../grid/grid-decoration.ts';
import { setToolFlag, toggleAuthorTools, useAuthorTools } from '../session/state/author-tools-state.ts';
import { decorateGrid } from './decorate-grid.ts';
import { explainTemplate } from './explain-template.ts';
import { GalleryTools } from './gallery-tools.tsx';
import classes from './tools.module.css';

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

export function AuthorToolsPanel() {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const flags = useAuthorTools((state) => state.flags);
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
          onClick={() => toggleAuthorTools(open)}
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
          onChange={({ currentTarget }) => setToolFlag(open, name, currentTarget.checked)}
        />
      ))}
      <GalleryTools />
    </section>
  );
}

/** The sheets are decorated for as long as the panel is open. */
function useDecoration(): void {
  const open = useTemplateDocument();
  const template = useTemplate();
  const flags = useAuthorTools((state) => state.flags);
  useEffect(() => {
    const explain = explainTemplate(template);
    gridDecorationOf(open).setState({ decorate: (grid, sheet) => decorateGrid(grid, sheet, flags, explain) });
  }, [open, template, flags]);
  useEffect(() => () => gridDecorationOf(open).setState({ decorate: null }), [open]);
}
