// Builds the URL of a call from its path and parameters.
import { type CallName, paths } from '#contract/paths.ts';

export type Params = Readonly<Record<string, string | number | undefined>>;

export function callAddress(name: CallName, params: Params = {}, query: Params = {}): string {
  const path = paths[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}
