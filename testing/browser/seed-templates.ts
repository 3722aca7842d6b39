// Saves many templates of the visitor's through the API, for journeys that start with a full list.
import { randomUUID } from 'node:crypto';
import type { Visitor } from './journey.ts';

export interface Seed {
  readonly name: string;
  readonly description?: string;
  /** What it sells; by default two services, as in a new template. */
  readonly services?: readonly string[];
  readonly price?: number;
}

/** Returns their uuids; the first is saved last, so that it is first in the list. The page must have been opened. */
export async function seedTemplates({ page }: Visitor, seeds: readonly Seed[]): Promise<readonly string[]> {
  const wanted = seeds.map((seed) => ({ seed, uuid: randomUUID() }));
  const refused = await page.evaluate(async (templates) => {
    const fresh = await (await fetch('/api/template/default')).json();
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
    let failures = 0;
    for (const { seed, uuid } of templates.reverse()) {
      const { services, ...fields } = seed;
      const template = structuredClone({ ...fresh, ...fields, uuid });
      for (const [index, name] of (services ?? []).entries()) {
        const sold = template.data.coreResources.filter(
          (resource: { rel: string }) => resource.rel === 'service',
        );
        if (sold[index]) sold[index].name = name;
      }
      const body = JSON.stringify({ template, baseRevision: 0 });
      const response = await fetch(`/api/user/template/${uuid}`, { method: 'POST', headers, body });
      if (!response.ok) failures += 1;
    }
    return failures;
  }, wanted);
  if (refused > 0) throw new Error(`${refused} of ${seeds.length} templates were refused.`);
  return wanted.map(({ uuid }) => uuid);
}
