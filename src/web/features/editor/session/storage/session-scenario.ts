// Remembers for the tab's session the active scenario of each template: a reload must not switch to another.
import { readFromSession, saveToSession } from './save-to-session.ts';

/** The keys of the chosen scenarios, the last first. */
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
