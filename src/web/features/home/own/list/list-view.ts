// How the visitor's templates are shown: as a grid or a list, and in which order; remembered in this browser.
import { create } from 'zustand';
import { type SortOrder, sortOrders } from './sort-templates.ts';

export type View = 'grid' | 'list';

interface ListView {
  readonly view: View;
  readonly order: SortOrder;
}

const storageKey = 'modelwright.templates';
const defaultView: ListView = { view: 'grid', order: 'changed' };

export const useListView = create<ListView>(storedView);

export function changeListView(change: Partial<ListView>): void {
  useListView.setState(change);
  try {
    localStorage.setItem(storageKey, JSON.stringify(useListView.getState()));
  } catch {
    // Without storage the next visit starts with the default view.
  }
}

function storedView(): ListView {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return defaultView;
    const { view, order }: { view?: unknown; order?: unknown } = stored;
    return {
      view: view === 'list' ? 'list' : 'grid',
      order: sortOrders.find((known) => known === order) ?? defaultView.order,
    };
  } catch {
    return defaultView;
  }
}
