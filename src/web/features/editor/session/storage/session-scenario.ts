// Remembers, as long as the tab is open, which scenario of each template is worked on: a reload must not lead into another.
import { readFromSession, saveToSession } from './save-to-session.ts';

/** The keys of what was chosen, the last first. */
export function readSessionScenario(uuid: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readFromSession('scenario', uuid));
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export const saveSessionScenario = (uuid: string, keys: readonly string[]): void =>
  saveToSession('scenario', uuid, JSON.stringify(keys));
