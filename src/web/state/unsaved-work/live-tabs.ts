// Which tabs of this browser are open, so that none restores the unsaved work of another that is still typing.

const prefix = 'modelwright.tab.';

/** This page load; a reload is another one. */
export const thisTab = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

/** Held until the tab ends, however it ends: the browser releases the lock. A second announcement has no effect. */
export function announceTab(): void {
  void navigator.locks?.request(
    `${prefix}${thisTab}`,
    { ifAvailable: true },
    (lock) => lock && new Promise(() => undefined),
  );
}

/** The other open tabs. Without locks, as on a page without https, none is known. */
export async function otherTabs(): Promise<ReadonlySet<string>> {
  if (!navigator.locks) return new Set();
  const { held = [] } = await navigator.locks.query();
  const tabs = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return new Set(tabs.filter((tab) => tab !== thisTab));
}
