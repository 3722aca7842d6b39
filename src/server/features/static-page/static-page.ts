// The app's page with a template embedded as data that the browser does not execute.

export interface Embedded {
  readonly templateId: string;
  /** Its JSON, ready to stand in markup. */
  readonly template: Uint8Array;
  /** In dollars; 0 or null when it is free. */
  readonly price: number | null;
  readonly languages: readonly { readonly id: string; readonly name: string }[];
}

const root = '<div id="root"></div>';

interface Heading {
  readonly name: string;
  readonly description: string;
}

/** The built page in pieces, with the template's name and description for the window title and search engines. */
export function staticPage(
  indexPage: string,
  { name, description }: Heading,
  embedded: Embedded,
): Uint8Array[] {
  const { template, ...others } = embedded;
  const rest = JSON.stringify(others).slice(1).replaceAll('<', '\\u003c');
  // The replacement is a function, because a $ in a string would be special.
  const page = indexPage
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(name)} · Modelwright</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*"/, (meta, start: string) =>
      description === '' ? meta : `${start}${escaped(description)}"`,
    );
  const [before = '', after] = page.split(root, 2);
  if (after === undefined) return [Buffer.from(page)];
  const begin = `${before}<script type="application/json" id="embedded-template">{"template":`;
  return [Buffer.from(begin), template, Buffer.from(`,${rest}</script>${root}${after}`)];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
