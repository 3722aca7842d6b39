// Begins a view as a user and shows it in a window that is open already, which is closed again where it cannot begin.
import type { Language } from '#language/language.ts';
import { showView } from '#web/api/view-as.ts';
import { beginView } from './user-requests.ts';

/** An empty one of our own, which a browser lets a page open only while something is being pressed; null where it does not. */
export const openWindow = (): Window | null => window.open('', '_blank');

export async function openView(opened: Window, id: string, language: Language): Promise<void> {
  try {
    const begun = await beginView(id);
    showView(opened, { ...begun, language });
  } catch (error) {
    opened.close();
    throw error;
  }
}
