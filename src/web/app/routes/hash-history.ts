// A history whose address is after the #, separate from the query that campaigns and emails put before it.
import { createBrowserHistory, parseHref, type RouterHistory } from '@tanstack/history';

export function createHashHistory(): RouterHistory {
  return createBrowserHistory({
    parseLocation: () => parseHref(hashAddress(window.location.hash), window.history.state),
    createHref: (address) => `${window.location.pathname}${window.location.search}#${address}`,
  });
}

export function hashAddress(hash: string): string {
  const address = hash.slice(1);
  return address.startsWith('/') ? address : `/${address}`;
}
