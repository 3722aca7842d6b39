// The gallery template embedded in the page, if it was opened as the page of one template.
import type { Language } from '#language/language.ts';
import type { OfferedDocument } from './copy-of-template.ts';

/** What is known of a template before it is paid for. */
export interface PricedCard {
  readonly templateId: string;
  readonly name: string;
  readonly description: string;
  readonly language: string;
  readonly price: number;
  readonly higherPrice: number | null;
  readonly screenshots: readonly string[];
}

export interface EmbeddedPage {
  readonly templateId: string;
  /** Null where it must be paid for first. */
  readonly template: OfferedDocument | null;
  /** What is offered where the template itself is not there. */
  readonly card?: PricedCard;
  readonly price: number | null;
  readonly languages: readonly { readonly id: Language; readonly name: string }[];
}

/** Null on every other page. Written by the server, so it can be trusted. */
function readEmbeddedPage(): EmbeddedPage | null {
  const block = document.getElementById('embedded-template')?.textContent;
  return block ? JSON.parse(block) : null;
}

export const embeddedPage = readEmbeddedPage();

const keyOf = (templateId: string) => `modelwright.taken.${templateId}`;

/** The visitor's copy of the embedded template made in this tab, so that a reload continues with it. */
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
    // Without storage a reload shows the embedded template again; the copy is in the list.
  }
}
