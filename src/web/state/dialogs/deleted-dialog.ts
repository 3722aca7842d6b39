// Whether the list of deleted templates is open; it stays open while the screen around it changes.
import { create } from 'zustand';

interface DeletedDialog {
  readonly isOpen: boolean;
  /** Since the screen was opened: the link to the list stays, so that it gets the focus back. */
  readonly wasOpen: boolean;
}

export const useDeletedDialog = create<DeletedDialog>(() => ({ isOpen: false, wasOpen: false }));

const linkId = 'recently-deleted';
export const deletedLink = { id: linkId } as const;

export const openDeleted = (): void => useDeletedDialog.setState({ isOpen: true, wasOpen: true });

export function closeDeleted(): void {
  useDeletedDialog.setState({ isOpen: false });
  requestAnimationFrame(() => document.getElementById(linkId)?.focus());
}

export const forgetDeletedDialog = (): void => useDeletedDialog.setState({ isOpen: false, wasOpen: false });
