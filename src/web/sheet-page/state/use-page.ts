// How components reach the open spreadsheet, and the parts of its state that they draw.
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Page, PageState } from './page-store.ts';

export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('No spreadsheet is open here.');
  return page;
}

/** Draws again only when the part that is picked changes. */
export function usePageState<Part>(pick: (state: PageState) => Part): Part {
  return useStore(usePage().store, pick);
}
