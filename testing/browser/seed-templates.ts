// Saves many templates of the visitor's through the API, for journeys that start with a full list.
import { randomUUID } from 'node:crypto';
import { awaitSession } from './await-session.ts';
import type { Visitor } from './journey.ts';
import { putPrice } from './put-price.ts';

export interface Seed {
  readonly name: string;
  readonly description?: string;
  /** What its author said of the business. */
  readonly templateContext?: string;
  /** What it sells; by default two services, as in a new template. */
  readonly services?: readonly string[];
  /** In dollars; by default there is nothing to pay. */
  readonly price?: number;
}

/** Returns their uuids; the first is saved last, so that it is first in the list. The page must have been opened. */
export async function seedTemplates(visitor: Visitor, seeds: readonly Seed[]): Promise<readonly string[]> {
  const wanted = seeds.map((seed) => ({ seed, uuid: randomUUID() }));
  await awaitSession(visitor);
  const refused = await visitor.page.evaluate(async (templates) => {
    const fresh = await (await fetch('/api/template/default')).json();
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
    let failures = 0;
    for (const { seed, uuid } of templates.reverse()) {
      const { services, price: _, ...fields } = seed;
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
  for (const { seed, uuid } of wanted) {
    if (seed.price !== undefined) await putPrice(visitor, uuid, seed.price);
  }
  return wanted.map(({ uuid }) => uuid);
}
