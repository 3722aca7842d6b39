// The dialogs of the editor that any part of it may open: which are open, with what they need.
import { useShallow } from 'zustand/react/shallow';
import type { TemplateDocument } from '../../document/document.ts';
import { documentStore } from '../../document/document-store.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';

export const settingsKinds = ['timeline', 'currency', 'tax', 'wc', 'npv', 'opening', 'sources'] as const;

/** What of the whole model is set in a dialog of its own. */
export type SettingsKind = (typeof settingsKinds)[number];

export type EditorDialog =
  | { readonly name: 'add-resource'; readonly sectionId: string }
  | { readonly name: 'edit-resource'; readonly resource: ResourceView }
  | { readonly name: 'settings'; readonly kind: SettingsKind }
  | { readonly name: 'onboarding' }
  | { readonly name: 'versions' }
  | { readonly name: 'cover' };

interface OpenDialog {
  readonly dialog: EditorDialog;
  /** Where the keyboard goes back to. */
  readonly opener: Element | null;
}

/** The one that was opened last stands above the others; what is typed in those stays. */
const openDialogs = documentStore<{ readonly stack: readonly OpenDialog[] }>(() => ({ stack: [] }));

export const useEditorDialogs = (): readonly EditorDialog[] =>
  openDialogs.use(useShallow(({ stack }) => stack.map(({ dialog }) => dialog)));

/** Whoever opens it from something that goes away, such as a menu, names what the keyboard goes back to. */
export const openEditorDialog = (
  open: TemplateDocument,
  dialog: EditorDialog,
  opener: Element | null = document.activeElement,
): void =>
  openDialogs.of(open).setState(({ stack }) => ({
    stack: [...stack.filter((other) => other.dialog.name !== dialog.name), { dialog, opener }],
  }));

export const openSettings = (open: TemplateDocument, kind: SettingsKind, opener?: Element | null): void =>
  openEditorDialog(open, { name: 'settings', kind }, opener);

/** The one that stands above the others. */
export function closeEditorDialog(open: TemplateDocument): void {
  const store = openDialogs.of(open);
  const opener = store.getState().stack.at(-1)?.opener ?? null;
  store.setState(({ stack }) => ({ stack: stack.slice(0, -1) }));
  setTimeout(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
}

/** Another template opens without the dialogs of this one. */
export const forgetEditorDialogs = (open: TemplateDocument): void =>
  openDialogs.of(open).setState({ stack: [] });
