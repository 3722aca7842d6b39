// The resources that are being edited in the table, each as a copy that becomes the template's only when it is saved.
import { create } from 'zustand';
import { forgetDraft, noteDraft } from '#web/state/unsaved-work.ts';
import { draftOf } from '../../document/resources/edited-resource.ts';
import type { ResourceDraft } from '../../document/resources/resource-draft.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';

export interface InlineEdit {
  /** As it was when it was opened. */
  readonly before: ResourceDraft;
  readonly draft: ResourceDraft;
  /** Counted from 0. */
  readonly scenario: number;
}

/** By template and resource. They outlive the table, so that a look at the preview or at another template loses nothing. */
type InlineEdits = Readonly<Record<string, InlineEdit>>;

const useInlineEdits = create<InlineEdits>(() => ({}));

const keyOf = (uuid: string, resourceId: string): string => `${uuid} ${resourceId}`;

export const useInlineEdit = (uuid: string, resourceId: string): InlineEdit | null =>
  useInlineEdits((edits) => edits[keyOf(uuid, resourceId)] ?? null);

export function openInlineEdit(uuid: string, resource: ResourceView, scenario: number): InlineEdit {
  const before = draftOf(resource);
  const edit = { before, draft: before, scenario };
  useInlineEdits.setState({ [keyOf(uuid, resource.id)]: edit });
  return edit;
}

export const changeInlineEdit = (
  uuid: string,
  resourceId: string,
  edit: InlineEdit,
  draft: ResourceDraft,
): void => useInlineEdits.setState({ [keyOf(uuid, resourceId)]: { ...edit, draft } });

export function closeInlineEdit(uuid: string, resourceId: string): void {
  const { [keyOf(uuid, resourceId)]: _closed, ...others } = useInlineEdits.getState();
  useInlineEdits.setState(others, true);
}

const isChanged = ({ before, draft }: InlineEdit): boolean =>
  JSON.stringify(before) !== JSON.stringify(draft);

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
