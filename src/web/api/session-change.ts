// Tells this page and the other tabs of the browser that whoever uses it may be somebody else now.

type Listener = () => void;

const listeners = new Set<Listener>();
/** Never delivers to the tab that speaks. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('modelwright.session') : null;

const tellAll = () => {
  for (const listener of listeners) listener();
};

tabs?.addEventListener('message', tellAll);

/** The session of this browser has changed: every tab shares its cookies. */
export function announceSessionChange(): void {
  tellAll();
  tellOtherTabs();
}

/** For whoever knows already who it is now. */
export function tellOtherTabs(): void {
  tabs?.postMessage(null);
}

export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
