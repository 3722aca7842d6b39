// Has the server make a spreadsheet behind a link of a template of the visitor's own, and gives its address.
import { awaitSession } from './await-session.ts';
import type { Journey, Visitor } from './journey.ts';

/** Left out, what the template holds stays as it is by default. */
export interface WantedSpreadsheet {
  readonly name: string;
  /** Months of the forecast. */
  readonly months: number;
  /** A whole template; without it, the one that everybody begins with. */
  readonly document?: { readonly uuid: string; readonly layout: object };
}

export async function makeSpreadsheet(visitor: Visitor, wanted: WantedSpreadsheet): Promise<string> {
  await awaitSession(visitor);
  const made = await visitor.page.evaluate(async ({ name, months, document: given }) => {
    await fetch('/api/user');
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
    const post = async (address: string, body: object) => {
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
      return response.json();
    };
    const template = given ?? (await (await fetch('/api/template/default')).json());
    const named = { ...template, name, layout: { ...template.layout, cFcstColCount: months } };
    await post(`/api/user/template/${template.uuid}`, { template: named });
    const built = await post('/api/model/build', { templateId: template.uuid, isGoogleSheets: true });
    return String(built.data);
  }, wanted);
  return new URL(made, visitor.home).href;
}

/** By somebody who has left by now. */
export async function someonesSpreadsheet(journey: Journey, wanted: WantedSpreadsheet): Promise<string> {
  const owner = await journey.visitor();
  await owner.open('/settings');
  const address = await makeSpreadsheet(owner, wanted);
  await owner.context.close();
  return address;
}
