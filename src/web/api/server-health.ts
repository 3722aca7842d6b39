// Whether the server responds; while it does not, polls until it does again.
import { createStore } from 'zustand/vanilla';

const askEveryMs = 1500;

interface ServerHealth {
  readonly isDown: boolean;
  /** This device is offline, so that nothing is known about the server. */
  readonly isOffline: boolean;
}

export const serverHealth = createStore<ServerHealth>(() => ({
  isDown: false,
  isOffline: !navigator.onLine,
}));

window.addEventListener('offline', () => serverHealth.setState({ isOffline: true }));
window.addEventListener('online', () => void checkServerOnline());

/** A server that was unavailable meanwhile is checked before it is reported as down. */
async function checkServerOnline(): Promise<void> {
  if (serverHealth.getState().isDown) await isServerBack();
  serverHealth.setState({ isOffline: false });
}

export function markServerDown(): void {
  if (serverHealth.getState().isDown) return;
  serverHealth.setState({ isDown: true });
  askLater();
}

/** Calls back each time the server is available again. */
export function onServerBack(callback: () => void): () => void {
  return serverHealth.subscribe((now, before) => {
    if (before.isDown && !now.isDown) callback();
  });
}

let nextQuestion: ReturnType<typeof setTimeout> | undefined;

/** One question waits at a time, so that a server that goes down again is not asked twice as often. */
function askLater(): void {
  clearTimeout(nextQuestion);
  nextQuestion = setTimeout(ask, askEveryMs);
}

async function ask(): Promise<void> {
  if (serverHealth.getState().isDown && !(await isServerBack())) askLater();
}

async function isServerBack(): Promise<boolean> {
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store' });
    if (ok) serverHealth.setState({ isDown: false });
    return ok;
  } catch {
    // Still down, as expected while polling.
    return false;
  }
}
