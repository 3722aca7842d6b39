// Knows whether the server answers, and while it does not, asks until it does again.
import { createStore } from 'zustand/vanilla';

const askEveryMs = 1500;

interface ServerHealth {
  readonly isDown: boolean;
}

export const serverHealth = createStore<ServerHealth>(() => ({ isDown: false }));

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
  try {
    const response = await fetch('/healthz', { cache: 'no-store' });
    if (response.ok) {
      serverHealth.setState({ isDown: false });
      return;
    }
  } catch {
    // Still down: that is what is being waited for.
  }
  setTimeout(ask, askEveryMs);
}
