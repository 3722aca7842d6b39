// The resources that are being edited in the table, each as a copy that becomes the template's only when it is saved.
import { create } from 'zustand';
import type { CoreResource, SectionResource, Template } from '#template/template.ts';
import { forgetDraft, noteDraft } from '#web/state/unsaved-work.ts';
import type { EditedScenario } from '../../document/resources/edit-obstacle.ts';
import type { ResourceDraft } from '../../document/resources/resource-draft.ts';
import { sectionHolding, sectionResources } from '../../document/resources/resource-view.ts';

export interface InlineEdit {
  /** As it was when it was opened. */
  readonly before: ResourceDraft;
  readonly draft: ResourceDraft;
  readonly scenario: EditedScenario;
  /** What its resource was when it went: the same one has the draft again when it comes back, another one with its id never. */
  readonly gone?: string;
}

/** By template and resource. They outlive the table, so that a look at the preview or at another template loses nothing. */
type InlineEdits = Readonly<Record<string, InlineEdit>>;

const useInlineEdits = create<InlineEdits>(() => ({}));

const keyOf = (uuid: string, resourceId: string): string => `${uuid} ${resourceId}`;

export const useInlineEdit = (uuid: string, resourceId: string): InlineEdit | null =>
  useInlineEdits((edits) => {
    const edit = edits[keyOf(uuid, resourceId)];
    return edit && edit.gone === undefined ? edit : null;
  });

export const putInlineEdit = (uuid: string, resourceId: string, edit: InlineEdit): void =>
  useInlineEdits.setState({ [keyOf(uuid, resourceId)]: edit });

export function closeInlineEdit(uuid: string, resourceId: string): void {
  const { [keyOf(uuid, resourceId)]: _closed, ...others } = useInlineEdits.getState();
  useInlineEdits.setState(others, true);
}

interface Step {
  readonly uuid: string;
  /** Null where the template has just been opened. */
  readonly before: Template | null;
  readonly now: Template;
  /** Whether it put resources in the place of those that were there, whatever their ids. */
  readonly isReplacing: boolean;
}

/** Holds each draft to the one resource it was taken from. */
export function followResources(step: Step): void {
  const edits = Object.entries(useInlineEdits.getState());
  const own = edits.filter(([key]) => key.startsWith(`${step.uuid} `));
  for (const [key, edit] of own) {
    const followed = followedOne(step, key.slice(step.uuid.length + 1), edit);
    if (followed !== edit) useInlineEdits.setState({ [key]: followed });
  }
}

function followedOne({ before, now, isReplacing }: Step, id: string, edit: InlineEdit): InlineEdit {
  const [was, is] = [before && stored(before, id), stored(now, id)];
  if (edit.gone !== undefined) {
    const { gone, ...back } = edit;
    return is !== null && asText(is) === gone ? back : edit;
  }
  const isOther = is === null || (isReplacing && was !== null && is.resource !== was.resource);
  return isOther ? { ...edit, gone: was === null ? '' : asText(was) } : edit;
}

function stored(template: Template, id: string): Stored | null {
  const sectionId = sectionHolding(template, id);
  const resource = sectionId && sectionResources(template, sectionId).find((one) => one.id === id);
  if (!resource) return null;
  return { resource, core: template.data.coreResources.find((one) => one.id === resource.coreResource) };
}

interface Stored {
  readonly resource: SectionResource;
  readonly core: CoreResource | undefined;
}

const asText = (of: Stored): string => JSON.stringify(of);

const isChanged = ({ before, draft, gone }: InlineEdit): boolean =>
  gone === undefined && JSON.stringify(before) !== JSON.stringify(draft);

const stopLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

const unsaved = 'inline edits';

/** What is typed there is nowhere but on the page. */
useInlineEdits.subscribe((edits) => {
  if (Object.values(edits).some(isChanged)) {
    noteDraft(unsaved, false);
    window.addEventListener('beforeunload', stopLeaving);
  } else {
    forgetDraft(unsaved);
    window.removeEventListener('beforeunload', stopLeaving);
  }
});
