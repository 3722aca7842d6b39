// Writes markup, in which nothing that somebody typed is ever read as markup.

/** Markup that may stand as it is. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Content = string | Html | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const written = (content: Content): string => {
  if (typeof content === 'string') return content.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
  return content instanceof Html ? content.markup : content.map((part) => part.markup).join('');
};

/** Whatever stands in braces is text, unless it is markup already. */
export const html = (texts: TemplateStringsArray, ...contents: readonly Content[]): Html =>
  new Html(
    texts
      .map((text, index) => text + (index < contents.length ? written(contents[index] ?? '') : ''))
      .join(''),
  );

export const nothing = new Html('');
