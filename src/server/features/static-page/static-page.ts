// The app's page with a template embedded as data that the browser does not execute.

export interface Embedded {
  readonly templateId: string;
  /** Its JSON, ready to stand in markup; null where it must be paid for first. */
  readonly template: Uint8Array | null;
  /** In dollars; 0 when it is free. */
  readonly price: number;
  /** What is offered where the template itself is not there. */
  readonly card?: OfferedCard;
  readonly languages: readonly { readonly id: string; readonly name: string }[];
}

export interface OfferedCard {
  readonly templateId: string;
  readonly name: string;
  readonly description: string;
  readonly language: string;
  readonly price: number;
  readonly higherPrice: number | null;
  readonly screenshots: readonly string[];
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
  return [
    Buffer.from(begin),
    template ?? Buffer.from('null'),
    Buffer.from(`,${rest}</script>${root}${after}`),
  ];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
