// One's own Google Drive, connected in the settings by way of the local Google's page.
import { withDatabase } from '../server/people.ts';
import type { Visitor } from './journey.ts';

/** Google sends the browser back to the address that the server prints, where its cookies must be. */
export function atPrintedAddress(visitor: Visitor): Visitor {
  const home = visitor.home.replace('//127.0.0.1:', '//localhost:');
  const open = async (route: string) => {
    await visitor.page.goto(`${home}#${route}`);
  };
  return { ...visitor, home, open };
}

export const driveLink = (
  { page, say }: Visitor,
  id: 'settings.drive-connect' | 'settings.drive-connect-again-named',
) => page.getByRole('link', { name: say(id), exact: true });

/** At Google's page, where whose drive it is may be said. */
export async function answerAtGoogle(
  { page }: Visitor,
  answer: 'Continue' | 'Cancel',
  person?: string,
): Promise<void> {
  if (person !== undefined) await page.getByRole('textbox', { name: 'Account' }).fill(person);
  await page.getByRole('button', { name: answer, exact: true }).click();
}

/** As when Google has said that it no longer takes what opens the drives of this server. */
export async function endDrive({ server }: Visitor): Promise<void> {
  await withDatabase({ place: { databaseUrl: null, dataDir: server.dataDir } }, ({ query }) =>
    query.updateTable('google_drive').set({ ended_at: Date.now() }).execute(),
  );
}
