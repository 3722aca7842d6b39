// The panel for those who look after templates: whether it is open, which lasts as long as the tab, and what it shows.
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

/** A browser may keep nothing of a page. */
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
    // Then they are closed again when the page is loaded anew.
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

/** As the call for suggestions takes it. */
export const generationQuery = (document: TemplateDocument): { readonly enableAIGeneration: string } => ({
  enableAIGeneration: String(authorTools.of(document).getState().flags.enableAIGeneration),
});
