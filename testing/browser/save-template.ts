// Saves a template of the visitor's own through the API, for journeys that are not about creating one.
import { awaitSession } from './await-session.ts';
import type { Visitor } from './journey.ts';
import { putPrice } from './put-price.ts';

interface SavedTemplate {
  readonly name: string;
  /** In dollars; null if it has no price of its own. */
  readonly price: number | null;
}

interface SavedResources {
  /** Whether its resources are the default ones, which can be neither copied nor deleted. */
  readonly areDefault?: boolean;
}

/** Returns its uuid; the current page learns of it after a reload. */
export async function saveTemplate(
  visitor: Visitor,
  { areDefault = false, price, ...given }: SavedTemplate & SavedResources,
): Promise<string> {
  const wanted = { given, areDefault };
  await awaitSession(visitor);
  const uuid = await visitor.page.evaluate(async ({ given: fields, areDefault: isDefault }) => {
    await fetch('/api/user');
    const template = { ...(await (await fetch('/api/template/default')).json()), ...fields };
    if (isDefault) for (const core of template.data.coreResources) core.isDefault = true;
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
    const request = { method: 'POST', headers, body: JSON.stringify({ template }) };
    const response = await fetch(`/api/user/template/${template.uuid}`, request);
    if (!response.ok) throw new Error(`Saving was answered with ${response.status}.`);
    return String(template.uuid);
  }, wanted);
  if (price !== null) await putPrice(visitor, uuid, price);
  return uuid;
}
