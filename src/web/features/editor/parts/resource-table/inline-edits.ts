// The resources that are being edited in the table, each as a copy that becomes the template's only when it is saved.
import { create } from 'zustand';
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

interface InlineEdits {
  /** The template they belong to. */
  readonly uuid: string | null;
  readonly byId: Readonly<Record<string, InlineEdit>>;
}

/** They outlive the table, so that a look at the preview loses nothing. */
const useInlineEdits = create<InlineEdits>(() => ({ uuid: null, byId: {} }));

export const useInlineEdit = (uuid: string, resourceId: string): InlineEdit | null =>
  useInlineEdits((edits) => (edits.uuid === uuid ? (edits.byId[resourceId] ?? null) : null));

const put = (uuid: string, resourceId: string, edit: InlineEdit): void =>
  useInlineEdits.setState((edits) => ({
    uuid,
    byId: { ...(edits.uuid === uuid ? edits.byId : {}), [resourceId]: edit },
  }));

export function openInlineEdit(uuid: string, resource: ResourceView, scenario: number): void {
  const before = draftOf(resource);
  put(uuid, resource.id, { before, draft: before, scenario });
}

export const changeInlineEdit = (
  uuid: string,
  resourceId: string,
  edit: InlineEdit,
  draft: ResourceDraft,
): void => put(uuid, resourceId, { ...edit, draft });

export const closeInlineEdit = (resourceId: string): void =>
  useInlineEdits.setState(({ byId: { [resourceId]: _closed, ...others } }) => ({ byId: others }));
