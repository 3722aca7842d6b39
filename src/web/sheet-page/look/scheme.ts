// The colour scheme of the page, shared with the app by what the browser remembers.
import { useSyncExternalStore } from 'react';

export const schemes = ['light', 'dark', 'auto'] as const;
export type Scheme = (typeof schemes)[number];

const storageKey = 'mantine-color-scheme-value';
const preference = matchMedia('(prefers-color-scheme: dark)');
const listening = new Set<() => void>();

function remembered(): Scheme {
  try {
    const kept = localStorage.getItem(storageKey);
    return schemes.find((scheme) => scheme === kept) ?? 'auto';
  } catch {
    return 'auto';
  }
}

let chosen = remembered();

function show(): void {
  const shown = chosen === 'auto' ? (preference.matches ? 'dark' : 'light') : chosen;
  document.documentElement.setAttribute('data-mantine-color-scheme', shown);
  for (const listener of listening) listener();
}

preference.addEventListener('change', show);

export function chooseScheme(scheme: Scheme): void {
  chosen = scheme;
  try {
    localStorage.setItem(storageKey, scheme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  show();
}

function listen(listener: () => void): () => void {
  listening.add(listener);
  return () => void listening.delete(listener);
}

export const useScheme = (): Scheme => useSyncExternalStore(listen, () => chosen);
