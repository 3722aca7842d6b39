// Remembers, as long as the tab is open, which scenario of each template is worked on: a reload must not lead into another.

const keyOf = (uuid: string) => `modelwright.scenario.${uuid}`;

/** The keys of what was chosen, the last first. */
export function keptScenario(uuid: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(uuid)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function keepScenario(uuid: string, keys: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(uuid), JSON.stringify(keys));
  } catch {
    // Then the template opens in its first.
  }
}
