// The side panel of a window: a column beside the sheet, or a drawer over it where there is no room for one.
import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useEffect, useRef } from 'react';
import { useBackCloses } from '#web/ui/modal/back-closes.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import {
  editorLayoutOf,
  openDrawer,
  togglePanel,
  useEditorLayout,
} from '../../session/state/editor-state.ts';

export interface SidePanel {
  readonly isDrawer: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Around the panel, its button and the sheet. */
  readonly layout: RefObject<HTMLDivElement | null>;
}

const drawerQuery = '(max-width: 68em)';

export function usePanel(): SidePanel {
  const open = useTemplateDocument();
  const isDrawer = useMediaQuery(drawerQuery, window.matchMedia(drawerQuery).matches, {
    getInitialValueInEffect: false,
  });
  const isOpen = useEditorLayout((state) => (isDrawer ? state.isDrawerOpen : state.isPanelOpen));
  const layout = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDrawer && isOpen && layout.current) return closeByHand(layout.current, open);
  }, [isDrawer, isOpen, open]);
  useBackCloses(isDrawer && isOpen, () => openDrawer(open, false));
  const toggle = () => {
    if (isDrawer) openDrawer(open, !editorLayoutOf(open).getState().isDrawerOpen);
    else togglePanel(open);
  };
  return { isDrawer, isOpen, toggle, layout };
}

/** By Escape in it or on its button, which keeps the focus; and by a press on the sheet, but not in a menu of the panel. */
function closeByHand(layout: HTMLElement, open: TemplateDocument): () => void {
  const isInPanel = (target: EventTarget | null) =>
    target instanceof Element && target.closest('aside, [data-panel-toggle]') !== null;
  const press = ({ target }: Event) => {
    if (!isInPanel(target)) openDrawer(open, false);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isInPanel(event.target)) return;
    openDrawer(open, false);
    layout.querySelector<HTMLElement>('[data-panel-toggle]')?.focus();
  };
  layout.addEventListener('pointerdown', press);
  layout.addEventListener('keydown', key);
  return () => {
    layout.removeEventListener('pointerdown', press);
    layout.removeEventListener('keydown', key);
  };
}
