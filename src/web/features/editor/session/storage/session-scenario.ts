// Remembers, as long as the tab is open, which scenario of each template is worked on: a reload must not lead into another.
import { keepInTab, keptInTab } from './save-to-session.ts';

/** The keys of what was chosen, the last first. */
export function keptScenario(uuid: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(keptInTab('scenario', uuid));
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export const keepScenario = (uuid: string, keys: readonly string[]): void =>
  keepInTab('scenario', uuid, JSON.stringify(keys));
