// Knows whether the server answers, and while it does not, asks until it does again.
import { createStore } from 'zustand/vanilla';

const askEveryMs = 1500;

interface ServerHealth {
  readonly isDown: boolean;
  /** This device has no connection, so that nothing is known of the server. */
  readonly isOffline: boolean;
}

export const serverHealth = createStore<ServerHealth>(() => ({
  isDown: false,
  isOffline: !navigator.onLine,
}));

window.addEventListener('offline', () => serverHealth.setState({ isOffline: true }));
window.addEventListener('online', () => void checkServerOnline());

/** A server that missed something meanwhile is asked before anybody is told that it is down. */
async function checkServerOnline(): Promise<void> {
  if (serverHealth.getState().isDown) await isServerBack();
  serverHealth.setState({ isOffline: false });
}

export function markServerDown(): void {
  if (serverHealth.getState().isDown) return;
  serverHealth.setState({ isDown: true });
  setTimeout(ask, askEveryMs);
}

/** Calls back each time the server has come back. */
export function onServerBack(callback: () => void): () => void {
  return serverHealth.subscribe((now, before) => {
    if (before.isDown && !now.isDown) callback();
  });
}

async function ask(): Promise<void> {
  if (serverHealth.getState().isDown && !(await isServerBack())) setTimeout(ask, askEveryMs);
}

async function isServerBack(): Promise<boolean> {
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store' });
    if (ok) serverHealth.setState({ isDown: false });
    return ok;
  } catch {
    // Still down: that is what is being waited for.
    return false;
  }
}
