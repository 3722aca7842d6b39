// Retries style sheets that failed to load, since the module loader requests each of them only once.

/** By their URLs. */
const missing = new Map<string, HTMLLinkElement>();

/** Running retries, since several parts may need the same style sheet. */
const pending = new Map<string, Promise<void>>();

window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.set(target.href, target);
  },
  // Such an error does not bubble.
  true,
);

/** Throws if one still fails. */
export async function fetchMissingStyles(): Promise<void> {
  await Promise.all([...missing].map(([address, link]) => pending.get(address) ?? fetchAgain(address, link)));
}

/** In the same place, since the order of style sheets decides which rule wins. */
function fetchAgain(address: string, failed: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  for (const { name, value } of failed.attributes) link.setAttribute(name, value);
  const arrival = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => {
      missing.delete(address);
      resolve();
    });
    link.addEventListener('error', () => reject(new Error(`The style sheet ${address} did not arrive.`)));
  }).finally(() => pending.delete(address));
  pending.set(address, arrival);
  failed.replaceWith(link);
  return arrival;
}
