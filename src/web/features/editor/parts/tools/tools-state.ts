// The panel for those who look after templates: whether it is open and what it shows, kept as long as the tab.
import { create } from 'zustand';

export interface ToolFlags {
  readonly enableAIGeneration: boolean;
  readonly showXMLFormulas: boolean;
  readonly showFormulas: boolean;
  readonly showColId: boolean;
  readonly showStyles: boolean;
}

interface ToolsState {
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

function keep(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(key, 'open');
    else sessionStorage.removeItem(key);
  } catch {
    // Then they are closed again when the page is loaded anew.
  }
}

export const useTools = create<ToolsState>(() => ({
  isOpen: wasOpen(),
  flags: {
    enableAIGeneration: true,
    showXMLFormulas: false,
    showFormulas: false,
    showColId: false,
    showStyles: false,
  },
}));

export function toggleTools(): void {
  const isOpen = !useTools.getState().isOpen;
  keep(isOpen);
  useTools.setState({ isOpen });
}

export const setToolFlag = (name: keyof ToolFlags, isOn: boolean): void =>
  useTools.setState(({ flags }) => ({ flags: { ...flags, [name]: isOn } }));

/** As the call for suggestions takes it. */
export const generationQuery = (): { readonly enableAIGeneration: string } => ({
  enableAIGeneration: String(useTools.getState().flags.enableAIGeneration),
});
