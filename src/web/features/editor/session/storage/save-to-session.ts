// Keeps a few words about each template as long as the tab is open; a browser may keep nothing of a page, and then each is looked at anew.

type SessionKey = 'place' | 'view' | 'scenario';

const keyOf = (what: SessionKey, uuid: string) => `modelwright.${what}.${uuid}`;

export function readFromSession(what: SessionKey, uuid: string): string {
  try {
    return sessionStorage.getItem(keyOf(what, uuid)) ?? '';
  } catch {
    return '';
  }
}

export function saveToSession(what: SessionKey, uuid: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(what, uuid), text);
  } catch {
    // Nothing else rests on it.
  }
}
