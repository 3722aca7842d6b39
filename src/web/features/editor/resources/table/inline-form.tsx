// Edits a resource in place, between torn edges: Enter saves valid input, Escape discards it.
import { Button, Text } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import type { AssumptionPlace } from '../../document/edits/provenance.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { keepNativeUndo } from '../../fields/keep-native-undo.ts';
import { type EditorParts, useEditorPart } from '../../session/state/editor-parts.ts';
import { useScenarioIndex } from '../../session/state/open-section.ts';
import { editedScenarioIndex } from '../form/edit-obstacle.ts';
import { closeInlineEdit, type InlineEdit, putInlineEdit } from '../form/inline-edits.ts';
import { hasFault, nameFault } from '../form/resource-form.ts';
import { useEditSaving } from '../form/use-edit-saving.ts';
import { useFirstField } from '../form/use-first-field.ts';
import { FormFields } from '../form-fields/form-fields.tsx';
import type { MarkOf, TypedNumber } from '../form-fields/mark-of.ts';
import classes from './inline-form.module.css';

interface InlineFormProps {
  readonly resource: ResourceView;
  readonly edit: InlineEdit;
  /** A form left open while the preview was shown does not take the focus. */
  readonly isFresh: boolean;
}

export function InlineForm({ resource, edit, isFresh }: InlineFormProps) {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const SourceMark = useEditorPart('SourceMark');
  const element = useRef<HTMLFormElement>(null);
  const body = useFirstField(isFresh);
  // If no field takes the focus, the form does, since its row is gone.
  useEffect(() => {
    if (isFresh) element.current?.focus({ preventScroll: true });
  }, [isFresh]);
  const { before, form, scenario } = edit;
  const fault = nameFault(form);
  const close = () => closeInlineEdit(open, resource.id);
  const put = (next: Partial<InlineEdit>) => putInlineEdit(open, resource.id, { ...edit, ...next });
  const { notice, isHeld, save } = useEditSaving({ resource, before, form, scenario, onRebase: put });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(close);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    keepNativeUndo(event);
    // A dialog above the form handles its own Escape.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || !isOwn) return;
    event.stopPropagation();
    close();
  };
  return (
    <form
      ref={element}
      tabIndex={-1}
      className={classes.torn}
      aria-label={formatMessage({ id: 'items.edit' }, { item: resource.name })}
      noValidate
      onSubmit={submit}
      onKeyDown={press}
    >
      <div ref={body} className={classes.fields}>
        <FormFields
          sectionId={resource.sectionId}
          form={form}
          nameFault={fault}
          isExisting
          markOf={markOf(resource, SourceMark)}
          onChange={(next) => put({ form: next })}
        />
      </div>
      <EditNotice scenario={scenario} notice={notice} />
      <div className={classes.buttons}>
        <Button variant="default" size="xs" onClick={close}>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button type="submit" size="xs" disabled={isHeld || fault !== null || hasFault(form)}>
          <FormattedMessage id="add.save" />
        </Button>
      </div>
    </form>
  );
}

/** A form opened in another scenario keeps the numbers of that one. */
function EditNotice({ scenario, notice }: { readonly notice: string | null } & Pick<InlineEdit, 'scenario'>) {
  const place = editedScenarioIndex(useTemplate(), scenario);
  const isElsewhere = useScenarioIndex() !== place && place >= 0;
  return (
    <>
      {isElsewhere && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="edit.other-scenario" values={{ scenario: scenario.name }} />
        </Text>
      )}
      <Text size="sm" c="var(--mantine-color-error)" role="alert">
        {notice}
      </Text>
    </>
  );
}

/** A source belongs to the template's value, and is saved immediately. */
const markOf =
  (resource: ResourceView, SourceMark: EditorParts['SourceMark']): MarkOf =>
  (typed, name) => {
    const place = placeOf(resource, typed);
    return place ? <SourceMark place={place} name={name} /> : undefined;
  };

function placeOf({ id, sectionId, flows, terms }: ResourceView, typed: TypedNumber): AssumptionPlace | null {
  const of = { sectionId, resourceId: id };
  if ('term' in typed) {
    const { term } = typed;
    const isThere = terms.some((one) => one.term === term && one.value !== '');
    return isThere ? { ...of, kind: 'term', term } : null;
  }
  if ('startOf' in typed) {
    const { flowIndex, startOf: variableId } = typed;
    const isThere = flows[flowIndex]?.starts.some(({ row, isStored }) => row === variableId && isStored);
    return isThere ? { ...of, kind: 'start', flowIndex, variableId } : null;
  }
  const { flowIndex, formulaId, variableId } = typed;
  const isThere = flows[flowIndex]?.formulaId === formulaId;
  return isThere ? { ...of, kind: 'input', flowIndex, variableId } : null;
}
