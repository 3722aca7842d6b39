// The resources being edited in the table, each in a form that changes the template only when saved.
import type { StoreApi } from 'zustand/vanilla';
import type { CoreResource, SectionResource, Template } from '#template/template.ts';
import { markUnsaved, unmarkUnsaved } from '#web/state/unsaved-work/unsaved-work.ts';
import type { DocumentScope, TemplateDocument } from '../../document/document.ts';
import { documentStore } from '../../document/document-store.ts';
import { sectionOfResource, sectionResources } from '../../document/resources/resource-view.ts';
import type { EditedScenario } from './edit-obstacle.ts';
import type { ResourceForm } from './resource-form.ts';

export interface InlineEdit {
  /** As it was when it was opened. */
  readonly before: ResourceForm;
  readonly form: ResourceForm;
  readonly scenario: EditedScenario;
  /** A snapshot of its deleted resource: only the same resource gets the form back, never another one with its id. */
  readonly gone?: string;
}

/** By resource. They outlive the table, so that visiting the preview or another template loses nothing. */
type InlineEdits = Readonly<Record<string, InlineEdit>>;

const inlineEdits = documentStore<InlineEdits>(() => ({}), warnBeforeUnload);

export const useInlineEdit = (resourceId: string): InlineEdit | null =>
  inlineEdits.use((edits) => {
    const edit = edits[resourceId];
    return edit && edit.gone === undefined ? edit : null;
  });

export const putInlineEdit = (document: TemplateDocument, resourceId: string, edit: InlineEdit): void =>
  inlineEdits.of(document).setState({ [resourceId]: edit });

export function closeInlineEdit(document: TemplateDocument, resourceId: string): void {
  const store = inlineEdits.of(document);
  const { [resourceId]: _closed, ...others } = store.getState();
  store.setState(others, true);
}

interface TemplateStep {
  /** Null when the template has just been opened. */
  readonly before: Template | null;
  readonly now: Template;
  /** Whether the step may have replaced resources, whatever their ids. */
  readonly isReplacing: boolean;
}

/** Keeps each form with the resource it was opened for. */
export function followResources(document: TemplateDocument, step: TemplateStep): void {
  const store = inlineEdits.of(document);
  for (const [resourceId, edit] of Object.entries(store.getState())) {
    const followed = followResource(step, resourceId, edit);
    if (followed !== edit) store.setState({ [resourceId]: followed });
  }
}

function followResource(
  { before, now, isReplacing }: TemplateStep,
  id: string,
  edit: InlineEdit,
): InlineEdit {
  const [was, is] = [before && storedResource(before, id), storedResource(now, id)];
  if (edit.gone !== undefined) {
    const { gone, ...back } = edit;
    return is !== null && asText(is) === gone ? back : edit;
  }
  const isOther = is === null || (isReplacing && was !== null && is.resource !== was.resource);
  return isOther ? { ...edit, gone: was === null ? '' : asText(was) } : edit;
}

function storedResource(template: Template, id: string): StoredResource | null {
  const sectionId = sectionOfResource(template, id);
  const resource = sectionId && sectionResources(template, sectionId).find((one) => one.id === id);
  if (!resource) return null;
  return { resource, core: template.data.coreResources.find((one) => one.id === resource.coreResource) };
}

interface StoredResource {
  readonly resource: SectionResource;
  readonly core: CoreResource | undefined;
}

const asText = (of: StoredResource): string => JSON.stringify(of);

const isChanged = ({ before, form, gone }: InlineEdit): boolean =>
  gone === undefined && JSON.stringify(before) !== JSON.stringify(form);

/** These edits exist only on the page. */
function warnBeforeUnload(edits: StoreApi<InlineEdits>, { uuid }: DocumentScope): void {
  const unsaved = `inline edits ${uuid}`;
  const stopLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
  edits.subscribe((now) => {
    if (Object.values(now).some(isChanged)) {
      markUnsaved(unsaved, false);
      window.addEventListener('beforeunload', stopLeaving);
    } else {
      unmarkUnsaved(unsaved);
      window.removeEventListener('beforeunload', stopLeaving);
    }
  });
}
