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

export class Saver {
  readonly store: StoreApi<{ readonly status: SaveStatus }> = createStore(() => ({ status: 'saved' }));
  readonly #page: Page;
  readonly #key: string;
  #revision: number;
  #savedNumber: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLeaving = false;

  constructor(page: Page, key: string, revision: number) {
    this.#page = page;
    this.#key = key;
    this.#revision = revision;
    this.#savedNumber = page.store.getState().changeNumber;
  }

  /** To the connection, and to whoever leaves before all is saved. Returns what ends it. */
  listen(): () => void {
    const onLine = () => {
      if (this.#status === 'unreachable') this.tryAgain();
    };
    const onLeave = (event: Event) => {
      if (!this.#isLeaving && this.#status !== 'saved') event.preventDefault();
    };
    window.addEventListener('online', onLine);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      window.removeEventListener('online', onLine);
      window.removeEventListener('beforeunload', onLeave);
    };
  }

  changed(): void {
    if (this.#status === 'conflict' || this.#status === 'refused') return;
    if (this.#status !== 'saving') this.#tell('waiting');
    this.#saveAfter(quietMs);
  }

  tryAgain(): void {
    this.#saveAfter(0);
  }

  /** Puts these changes in the place of those that somebody else saved. */
  async overwrite(): Promise<void> {
    this.#revision = (await newestRevision(this.#key)) ?? this.#revision;
    await this.#save();
  }

  /** Loads the page again, with what somebody else saved. */
  takeTheirs(): void {
    this.#isLeaving = true;
    location.reload();
  }

  get #status(): SaveStatus {
    return this.store.getState().status;
  }

  #tell(status: SaveStatus): void {
    this.store.setState({ status });
  }

  #saveAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#save(), ms);
  }

  async #save(): Promise<void> {
    // Whatever is changed meanwhile is saved after it.
    if (this.#status === 'saving') return;
    const { changeNumber } = this.#page.store.getState();
    this.#tell('saving');
    const { status, revision } = await send(this.#key, this.#revision, this.#page);
    this.#revision = revision ?? this.#revision;
    if (status === 'saved') this.#savedNumber = changeNumber;
    const isBehind = this.#page.store.getState().changeNumber !== this.#savedNumber;
    this.#tell(status === 'saved' && isBehind ? 'waiting' : status);
    if (status === 'saved' && isBehind) this.#saveAfter(quietMs);
    if (status === 'unreachable') this.#saveAfter(retryMs);
  }
}
