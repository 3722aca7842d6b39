// Tells this page and the browser's other tabs that the user may have changed.
import { isViewing } from './view-as.ts';

type Listener = () => void;

const listeners = new Set<Listener>();
/** Never delivers to the sending tab. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('modelwright.session') : null;

const tellAll = () => {
  for (const listener of listeners) listener();
};

tabs?.addEventListener('message', tellAll);

/** The session of this browser has changed: all tabs share its cookies. */
export function announceSessionChange(): void {
  tellAll();
  tellOtherTabs();
}

/** For a page that already knows the new user. */
export function tellOtherTabs(): void {
  if (!isViewing) tabs?.postMessage(null);
}

export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
