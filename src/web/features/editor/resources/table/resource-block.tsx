// One resource of the table: its bar of actions, and below it its rows, or the form that edits them.
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { formulaOf, type ResourceView } from '../../document/resources/resource-view.ts';
import { pickResourceIn } from '../../session/state/editor-state.ts';
import { editedScenario } from '../form/edit-obstacle.ts';
import { formOfResource } from '../form/form-of-resource.ts';
import { putInlineEdit, useInlineEdit } from '../form/inline-edits.ts';
import { ResourceHandle } from '../reorder/resource-handle.tsx';
import { BlockRows } from './block-rows.tsx';
import { BlockToolbar } from './block-toolbar.tsx';
import { InlineForm } from './inline-form.tsx';
import classes from './resource-table.module.css';

interface ResourceBlockProps {
  readonly canReorder: boolean;
  readonly resource: ResourceView;
  /** Counted from 0. */
  readonly scenario: number;
}

export function ResourceBlock({ resource, scenario, canReorder }: ResourceBlockProps) {
  const template = useTemplate();
  const document = useTemplateDocument();
  const edit = useInlineEdit(resource.id);
  const block = useRef<HTMLLIElement>(null);
  const [openedFrom, setOpenedFrom] = useState<string | null>(null);
  const isOpen = edit !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed) return;
    const from = openedFrom ?? 'name';
    const row = block.current?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(from)}"]`);
    (row ?? block.current?.querySelector<HTMLElement>('[data-opens]'))?.focus();
    setOpenedFrom(null);
  }, [isOpen, openedFrom]);
  const open = (from: string) => {
    pickResourceIn(document, resource.sectionId, resource.id);
    const form = formOfResource(resource);
    putInlineEdit(document, resource.id, {
      before: form,
      form,
      scenario: editedScenario(template, scenario),
    });
    setOpenedFrom(from);
  };
  return (
    <li ref={block} className={classes.block}>
      <div className={classes.bar}>
        {canReorder && (
          <ResourceHandle id={resource.id} sectionId={resource.sectionId} name={resource.name} />
        )}
        <BlockName resource={resource} isOpen={isOpen} onOpen={() => open('name')} />
        <BlockToolbar resource={resource} />
      </div>
      {edit ? (
        <InlineForm resource={resource} edit={edit} isFresh={openedFrom !== null} />
      ) : (
        <BlockRows resource={resource} onOpen={open} />
      )}
    </li>
  );
}

interface BlockNameProps {
  readonly resource: ResourceView;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function BlockName({ resource, isOpen, onOpen }: BlockNameProps) {
  const { formatMessage } = useIntl();
  const { userEntitled } = useVisitor();
  const template = useTemplate();
  const { id, name, flows } = resource;
  const formulas = flows.map(({ formulaId, expression }) =>
    userEntitled ? expression : (formulaOf(template, formulaId)?.name ?? expression),
  );
  return (
    <div className={classes.words}>
      <button
        type="button"
        className={classes.name}
        data-opens="name"
        aria-label={formatMessage({ id: 'items.edit' }, { item: name })}
        disabled={isOpen}
        onClick={onOpen}
      >
        {name}
      </button>
      {userEntitled && <code className={classes.code}>{id}</code>}
      <span className={userEntitled ? classes.code : classes.formula}>
        {[...new Set(formulas)].join(' · ')}
      </span>
    </div>
  );
}
