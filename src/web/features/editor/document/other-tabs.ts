// Notifies the browser's other tabs of saved templates, and listens to them.

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('modelwright.saved') : null;

export const announceSaved = (uuid: string): void => tabs?.postMessage(uuid);

/** Calls back when another tab has saved the template; never for this tab. */
export function onSavedInOtherTab(uuid: string, callback: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === uuid) callback();
  };
  tabs?.addEventListener('message', hear);
  return () => tabs?.removeEventListener('message', hear);
}

/** Calls back when the user returns to this tab, since the template may have been changed elsewhere. */
export function onReturnToTab(callback: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') callback();
  };
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}
