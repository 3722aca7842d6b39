// The picture of the home page that a stranger sees until the app is there: how long it stays, and what was pressed meanwhile.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '#language/language.ts';
import { rememberedLanguage } from '#web/i18n/language.ts';
import { loadFirstMessages } from '#web/i18n/messages.ts';
import { visitorQuery } from '#web/state/visitor/visitor.ts';

declare global {
  interface Window {
    /** Left by the script that shows the picture. */
    firstPicture?: { pressed?: { readonly tag: string; readonly name: string; readonly typed: string } };
  }
}

/** A server that does not answer is told of by the app. */
const patienceMs = 5000;

export const firstMessagesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['first-messages', language],
    queryFn: () => loadFirstMessages(language),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Once the app's own first drawing is the whole screen, or a failure. */
export async function readyForPicture(queryClient: QueryClient, loaded: Promise<void>): Promise<void> {
  const texts = queryClient.prefetchQuery(firstMessagesQuery(rememberedLanguage()));
  const visitor = queryClient.prefetchQuery(visitorQuery);
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([patience, Promise.allSettled([texts, visitor, loaded])]);
}

/** What was pressed in the picture is pressed, or typed in, now. */
export function pressAgain(): void {
  const pressed = window.firstPicture?.pressed;
  if (!pressed) return;
  delete window.firstPicture?.pressed;
  const alike = [...document.querySelectorAll<HTMLElement>(pressed.tag)];
  const there = alike.find((part) => (part.ariaLabel ?? part.textContent) === pressed.name);
  there?.focus();
  if (!(there instanceof HTMLInputElement)) there?.click();
  else if (pressed.typed !== '') typeInto(there, pressed.typed);
}

/** So that React hears of it, as of keys. */
function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
