// The open dialogs of the editor, with their parameters; any part of the editor may open one.

import { useShallow } from 'zustand/react/shallow';
import type { ResourceSectionId } from '#template/sections.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { documentStore } from '../../document/document-store.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import type { RowReader } from '../../document/resources/row-readers.ts';

export const settingsKinds = ['timeline', 'currency', 'tax', 'wc', 'npv', 'opening', 'sources'] as const;

/** The company-wide settings that have their own dialog. */
export type SettingsKind = (typeof settingsKinds)[number];

export type EditorDialog =
  | { readonly name: 'add-resource'; readonly sectionId: ResourceSectionId }
  | { readonly name: 'edit-resource'; readonly resource: ResourceView }
  | { readonly name: 'settings'; readonly kind: SettingsKind; readonly field?: string }
  /** At once: of the line that the template begins with, without asking about it first. */
  | { readonly name: 'onboarding'; readonly isAtOnce?: boolean }
  | { readonly name: 'versions' }
  | { readonly name: 'cover' }
  | { readonly name: 'scenarios' }
  | { readonly name: 'funding' }
  | { readonly name: 'spreadsheet-ready'; readonly address: string; readonly isOwn: boolean }
  | ReadRowsQuestion;

/** Asked before rows go that others read. */
export interface ReadRowsQuestion {
  readonly name: 'read-rows';
  readonly question: ReadRowsChange;
  readonly readers: readonly RowReader[];
  readonly onConfirm: () => void;
}

/** What is about to be done, with the name of what it is done to. */
export interface ReadRowsChange {
  readonly kind: 'delete' | 'clear' | 'change-formula' | 'switch-off';
  readonly of: string;
}

interface OpenEditorDialog {
  readonly dialog: EditorDialog;
  /** Gets the focus back. */
  readonly opener: Element | null;
}

/** The dialog opened last is on top of the others, which keep what was typed. */
const openDialogs = documentStore<{ readonly stack: readonly OpenEditorDialog[] }>(() => ({ stack: [] }));

export const useEditorDialogs = (): readonly EditorDialog[] =>
  openDialogs.use(useShallow(({ stack }) => stack.map(({ dialog }) => dialog)));

export const useIsDialogOpen = (name: EditorDialog['name']): boolean =>
  openDialogs.use(({ stack }) => stack.some(({ dialog }) => dialog.name === name));

/** When opened from something that goes away, such as a menu, pass the element that gets the focus back. */
export const openEditorDialog = (
  open: TemplateDocument,
  dialog: EditorDialog,
  opener: Element | null = document.activeElement,
): void =>
  openDialogs.of(open).setState(({ stack }) => ({
    stack: [...stack.filter((other) => other.dialog.name !== dialog.name), { dialog, opener }],
  }));

/** Its first field gets the focus, or the one that edits the row of the model. */
export const openSettingsAt = (open: TemplateDocument, kind: SettingsKind, field: string): void =>
  openEditorDialog(open, { name: 'settings', kind, field });

export const openSettings = (open: TemplateDocument, kind: SettingsKind, opener?: Element | null): void =>
  openEditorDialog(open, { name: 'settings', kind }, opener);

const canFocus = (element: Element): boolean =>
  element.isConnected && getComputedStyle(element).visibility !== 'hidden';

/** Closes the topmost dialog. */
export function closeEditorDialog(open: TemplateDocument): void {
  const store = openDialogs.of(open);
  const opener = store.getState().stack.at(-1)?.opener ?? null;
  store.setState(({ stack }) => ({ stack: stack.slice(0, -1) }));
  setTimeout(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const next = opener && canFocus(opener) ? opener : document.querySelector('main');
    if (isLost && next instanceof HTMLElement) next.focus({ preventScroll: true });
  });
}

/** No dialog outlives the visit of its model, also not when going back; one that opens afterwards is there at the next visit. */
export const forgetEditorDialogs = (open: TemplateDocument): void =>
  openDialogs.of(open).setState({ stack: [] });
