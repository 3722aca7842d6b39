// Stores short texts about each template for the tab's session; without session storage the defaults apply.

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
    // Nothing else depends on it.
  }
}
