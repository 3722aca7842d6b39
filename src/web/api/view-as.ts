// The view of this tab, if an operator sees the product in it as somebody else does; it is what it is as long as the page is.
import { createStore } from 'zustand/vanilla';
import { isLanguage, type Language } from '#language/language.ts';
import { forgetfulStorage } from './forgetful-storage.ts';

export interface View {
  /** Sent with every call, so that no answer is the operator's own. */
  readonly token: string;
  readonly userId: string;
  readonly endsAtMs: number;
  /** The operator's own, for what is said to them. */
  readonly language: Language;
}

const storageKey = 'modelwright.view';
/** Of the theme library: a view begins in the theme that the operator has chosen. */
const themeKey = 'mantine-color-scheme-value';

type OpenedWindow = Pick<Window, 'sessionStorage' | 'opener'> & {
  readonly location: Pick<Location, 'replace'>;
};

/** In a window that our own page has just opened. No address begins one: whoever sends a link could begin it too. */
export function showView(opened: OpenedWindow, begun: View): void {
  opened.sessionStorage.setItem(storageKey, JSON.stringify(begun));
  // Neither knows of the other.
  opened.opener = null;
  opened.location.replace(`${import.meta.env.BASE_URL}#/`);
}

/** That user's page in the operators' area. */
export const areaAddress = ({ userId }: View): string =>
  `${import.meta.env.BASE_URL}#/admin?tab=users&user=${encodeURIComponent(userId)}`;

/** The browser's own, which nothing else in a view knows. */
let tabStorage: Storage | undefined;

export const view: View | null = begin();
export const isViewing: boolean = view !== null;

interface ViewState {
  readonly isOver: boolean;
  /** How often something was refused because it is a view. */
  readonly refusals: number;
}

export const viewState = createStore<ViewState>(() => ({ isOver: false, refusals: 0 }));

export const noteRefusedInView = (): void =>
  viewState.setState(({ refusals }) => ({ refusals: refusals + 1 }));

/** The next page of this tab is the operator's own again, and leads back to their area. */
export function leaveView(): void {
  if (view === null) return;
  tabStorage?.clear();
  window.history.replaceState(null, '', areaAddress(view));
}

export function markViewOver(): void {
  if (view === null || viewState.getState().isOver) return;
  leaveView();
  viewState.setState({ isOver: true });
}

function begin(): View | null {
  const found = keptInTab();
  if (found === null) return null;
  tabStorage = window.sessionStorage;
  // The browser gave this tab a copy of what the opener's had.
  tabStorage.clear();
  tabStorage.setItem(storageKey, JSON.stringify(found));
  const theme = window.localStorage.getItem(themeKey);
  // Whatever keeps something, now or in a later release, neither finds the operator's own nor leaves anything of the user's.
  replaceStorage('localStorage', forgetfulStorage({ [themeKey]: theme }));
  replaceStorage('sessionStorage', forgetfulStorage());
  stopLinksOfCalls();
  return found;
}

function replaceStorage(name: 'localStorage' | 'sessionStorage', value: Storage): void {
  Object.defineProperty(window, name, { value, configurable: true });
}

function keptInTab(): View | null {
  try {
    return readView(window.sessionStorage.getItem(storageKey));
  } catch {
    // Without storage there is no view either.
    return null;
  }
}

export function readView(text: string | null): View | null {
  if (text === null) return null;
  try {
    const { token, userId, endsAtMs, language }: Partial<Record<keyof View, unknown>> = JSON.parse(text);
    if (typeof token !== 'string' || typeof userId !== 'string' || typeof endsAtMs !== 'number') return null;
    return isLanguage(language) ? { token, userId, endsAtMs, language } : null;
  } catch {
    return null;
  }
}

/** A link to the server itself carries no token: it would lead to the operator's own data, or act on it. */
function stopLinksOfCalls(): void {
  const stop = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (!link || !new URL(link.href, window.location.href).pathname.startsWith('/api/')) return;
    event.preventDefault();
    event.stopPropagation();
    noteRefusedInView();
  };
  document.addEventListener('click', stop, true);
  document.addEventListener('auxclick', stop, true);
}
