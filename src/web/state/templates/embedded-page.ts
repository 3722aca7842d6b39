// The gallery template that the page itself carries, where it was opened as the page of one template.
import type { Language } from '#language/language.ts';
import type { OfferedDocument } from './copy-of-template.ts';

export interface EmbeddedPage {
  readonly templateId: string;
  readonly template: OfferedDocument;
  readonly price: number | null;
  readonly languages: readonly { readonly id: Language; readonly name: string }[];
}

/** Null on every other page. The server wrote it, so it is what it says. */
function readEmbeddedPage(): EmbeddedPage | null {
  const block = document.getElementById('embedded-template')?.textContent;
  return block ? JSON.parse(block) : null;
}

export const embeddedPage = readEmbeddedPage();

const keyOf = (templateId: string) => `modelwright.taken.${templateId}`;

/** The visitor's own template that was made of the page's in this tab, so that a reload goes on with it. */
export function copyUuid(templateId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(templateId));
  } catch {
    return null;
  }
}

export function rememberCopy(templateId: string, uuid: string): void {
  try {
    sessionStorage.setItem(keyOf(templateId), uuid);
  } catch {
    // Without storage a reload begins with the page's template again; the copy is in the list.
  }
}
