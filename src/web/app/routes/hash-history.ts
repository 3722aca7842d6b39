// A history whose address is after the #, separate from the query that campaigns and emails put before it.
import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history';

const indexKey = '__TSR_index';

export function createHashHistory(): RouterHistory {
  let made: RouterHistory | null = null;
  const history = createBrowserHistory({
    parseLocation: () => {
      const state: unknown = window.history.state;
      const before = made?.location.state[indexKey];
      if (before === undefined || hasIndex(state))
        return parseHref(hashAddress(window.location.hash), window.history.state);
      return parseHref(hashAddress(window.location.hash), numberEntry(before + 1));
    },
    createHref: (address) => `${window.location.pathname}${window.location.search}#${address}`,
  });
  made = history;
  return history;
}

const hasIndex = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && indexKey in state && typeof state[indexKey] === 'number';

/** An address typed by hand is a new entry without a number, by which steps back and forward are told apart. */
function numberEntry(index: number) {
  const key = String(index);
  const state = { key, __TSR_key: key, [indexKey]: index };
  History.prototype.replaceState.call(window.history, state, '', window.location.href);
  return state;
}

export function hashAddress(hash: string): string {
  const address = hash.slice(1);
  return address.startsWith('/') ? address : `/${address}`;
}
