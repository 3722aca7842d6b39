// What the address carried before the # when the page was opened: a reset token or a prompt, read once and taken off.

export interface Landing {
  readonly token: string | null;
  readonly prompt: string | null;
}

const carried = ['token', 'prompt'] as const;
let landing: Landing = { token: null, prompt: null };

/** A token must not stay in the address: it would reach the browser's history and every log of referrers. */
export function takeLanding(): void {
  const url = new URL(window.location.href);
  const [token = null, prompt = null] = carried.map((name) => url.searchParams.get(name));
  for (const name of carried) url.searchParams.delete(name);
  if (token || prompt) window.history.replaceState(window.history.state, '', url);
  landing = { token, prompt };
}

export function landed(): Landing {
  return landing;
}
