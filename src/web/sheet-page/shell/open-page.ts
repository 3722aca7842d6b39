// Everything one open spreadsheet consists of: its cells, the engine that calculates them, and where its changes are kept.

import { createContext, useContext } from 'react';
import type { SheetState } from '#contract/shapes/spreadsheet-shapes.ts';
import { workerEngine } from '#web/sheet-page/engine/worker-engine.ts';
import { spreadsheetPlace } from '#web/sheet-page/loading/asked.ts';
import type { Loaded } from '#web/sheet-page/loading/load-book.ts';
import { Saver } from '#web/sheet-page/saving/saver.ts';
import { tabKeeper } from '#web/sheet-page/saving/tab-keeper.ts';
import { createPage, type Page } from '#web/sheet-page/state/page-store.ts';
import { hasFormulas } from '#web/sheet-page/state/sheet-index.ts';

export interface Opened {
  readonly page: Page;
  readonly state: SheetState;
  /** Without any, as in the preview of what has a price, no cell depends on another. */
  readonly hasFormulas: boolean;
  /** Null if whatever is changed stays in this tab. */
  readonly saver: Saver | null;
  /** Returns what ends it. */
  readonly begin: () => () => void;
}

export const OpenedContext = createContext<Opened | null>(null);

export function useOpened(): Opened {
  const opened = useContext(OpenedContext);
  if (!opened) throw new Error('No spreadsheet is open here.');
  return opened;
}

type LoadedBook = Extract<Loaded, { readonly kind: 'loaded' }>;

export function openPage({ state, view }: LoadedBook, key: string | null): Opened {
  const engine = workerEngine();
  const page = createPage(view, engine, state.edits);
  const saver = key !== null && state.canEdit ? new Saver(page, key, state.revision) : null;
  const keeper = tabKeeper(spreadsheetPlace(), state.revision);
  const begin = () => {
    void page.begin((saver ? null : keeper.kept()) ?? state.edits);
    const unlisten = saver?.listen();
    const unsubscribe = page.store.subscribe(({ changeNumber }, before) => {
      if (changeNumber === before.changeNumber) return;
      if (saver) saver.changed();
      else keeper.keep(page.edits());
    });
    return () => {
      unsubscribe();
      unlisten?.();
    };
  };
  return { page, state, saver, hasFormulas: hasFormulas(view), begin };
}
