// The author tools: whether they are open, kept for the tab's session, and what they show.
import type { TemplateDocument } from '../../document/document.ts';
import { pageStore } from '../../document/document-store.ts';

export interface ToolFlags {
  readonly enableAIGeneration: boolean;
  readonly showXMLFormulas: boolean;
  readonly showFormulas: boolean;
  readonly showColId: boolean;
  readonly showStyles: boolean;
}

interface AuthorToolsState {
  readonly isOpen: boolean;
  readonly flags: ToolFlags;
}

const key = 'modelwright.tools';

/** Session storage may be unavailable. */
function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function saveIsOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(key, 'open');
    else sessionStorage.removeItem(key);
  } catch {
    // They are closed again after a page load.
  }
}

const authorTools = pageStore<AuthorToolsState>(() => ({
  isOpen: wasOpen(),
  flags: {
    enableAIGeneration: true,
    showXMLFormulas: false,
    showFormulas: false,
    showColId: false,
    showStyles: false,
  },
}));

export const useAuthorTools = authorTools.use;

export function toggleAuthorTools(document: TemplateDocument): void {
  const isOpen = !authorTools.of(document).getState().isOpen;
  saveIsOpen(isOpen);
  authorTools.of(document).setState({ isOpen });
}

export const setToolFlag = (document: TemplateDocument, name: keyof ToolFlags, isOn: boolean): void =>
  authorTools.of(document).setState(({ flags }) => ({ flags: { ...flags, [name]: isOn } }));
