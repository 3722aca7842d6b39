// Which of the model's settings is open as a dialog, and where the keyboard goes back to.
import { create } from 'zustand';

export const settingsKinds = ['timeline', 'currency', 'tax', 'wc', 'npv', 'opening', 'sources'] as const;

export type SettingsKind = (typeof settingsKinds)[number];

interface SettingsState {
  readonly kind: SettingsKind | null;
  readonly opener: Element | null;
}

export const useSettings = create<SettingsState>(() => ({ kind: null, opener: null }));

/** Whoever opens it from something that goes away, such as a menu, names what the keyboard goes back to. */
export const openSettings = (kind: SettingsKind, opener: Element | null = document.activeElement): void =>
  useSettings.setState({ kind, opener });

export function closeSettings(): void {
  const { opener } = useSettings.getState();
  useSettings.setState({ kind: null, opener: null });
  setTimeout(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
}
