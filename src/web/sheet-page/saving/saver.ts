// Saves the changes of whoever has the key, a moment after the last of them, and tells how that goes.
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ask } from '#web/sheet-page/loading/asked.ts';
import type { Page } from '#web/sheet-page/state/page-store.ts';

export type SaveStatus =
  | 'saved'
  | 'saving'
  | 'waiting'
  /** Without an answer: it is tried again. */
  | 'unreachable'
  /** Somebody else saved meanwhile. */
  | 'conflict'
  /** The key opens nothing any more, or the changes are more than can be kept. */
  | 'refused';

export interface Saver {
  readonly store: StoreApi<{ readonly status: SaveStatus }>;
  readonly changed: () => void;
  readonly tryAgain: () => void;
  /** Puts these changes in the place of those that somebody else saved. */
  readonly overwrite: () => Promise<void>;
  /** Loads the page again, with what somebody else saved. */
  readonly takeTheirs: () => void;
}

const quietMs = 700;
const retryMs = 5000;

type Answer = { readonly status: SaveStatus; readonly revision?: number };

async function send(key: string, revision: number, page: Page): Promise<Answer> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ revision, edits: page.edits() });
  try {
    const response = await ask('edits', { method: 'PUT', headers, body });
    if (response.ok)
      return { status: 'saved', ...((await response.json()) as { readonly revision: number }) };
    if (response.status === 409) return { status: 'conflict' };
    const isOver = response.status >= 400 && response.status < 500 && response.status !== 429;
    return { status: isOver ? 'refused' : 'unreachable' };
  } catch {
    return { status: 'unreachable' };
  }
}

async function newestRevision(key: string): Promise<number | null> {
  try {
    const response = await ask('state', { headers: { authorization: `Bearer ${key}` } });
    return response.ok ? ((await response.json()) as { readonly revision: number }).revision : null;
  } catch {
    return null;
  }
}

export function createSaver(page: Page, key: string, firstRevision: number): Saver {
  const store = createStore<{ readonly status: SaveStatus }>(() => ({ status: 'saved' }));
  let revision = firstRevision;
  let savedNumber = page.store.getState().changeNumber;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (status: SaveStatus) => store.setState({ status });
  const saveAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  };
  const save = async () => {
    if (store.getState().status === 'saving') return;
    const { changeNumber } = page.store.getState();
    tell('saving');
    const answer = await send(key, revision, page);
    revision = answer.revision ?? revision;
    if (answer.status === 'saved') savedNumber = changeNumber;
    const isBehind = page.store.getState().changeNumber !== savedNumber;
    tell(answer.status === 'saved' && isBehind ? 'waiting' : answer.status);
    if (answer.status === 'saved' && isBehind) saveAfter(quietMs);
    if (answer.status === 'unreachable') saveAfter(retryMs);
  };
  window.addEventListener('online', () => {
    if (store.getState().status === 'unreachable') saveAfter(0);
  });
  let isLeaving = false;
  window.addEventListener('beforeunload', (event) => {
    if (!isLeaving && store.getState().status !== 'saved') event.preventDefault();
  });
  return {
    store,
    changed: () => {
      const { status } = store.getState();
      if (status === 'conflict' || status === 'refused') return;
      if (status !== 'saving') tell('waiting');
      saveAfter(quietMs);
    },
    tryAgain: () => saveAfter(0),
    overwrite: async () => {
      revision = (await newestRevision(key)) ?? revision;
      await save();
    },
    takeTheirs: () => {
      isLeaving = true;
      location.reload();
    },
  };
}
