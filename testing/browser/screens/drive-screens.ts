// One's own Google Drive: connected in the settings, a spreadsheet in it, and the ways out of it.
import type { Visitor } from '../journey.ts';
import { answerAtGoogle, atPrintedAddress, driveLink, endDrive } from '../own-drive.ts';
import { pressSpreadsheet } from '../press-spreadsheet.ts';
import { saveTemplate } from '../save-template.ts';
import { signUp } from '../sign-up.ts';
import type { Screen } from './screen.ts';

const open = (visitor: Visitor, route: string): Promise<void> => atPrintedAddress(visitor).open(route);

async function makeSpreadsheet(visitor: Visitor): Promise<void> {
  await pressSpreadsheet(visitor, 'take.google-named');
}

async function answer(visitor: Visitor, given: 'Continue' | 'Cancel'): Promise<void> {
  const { page, say } = visitor;
  await driveLink(visitor, 'settings.drive-connect').click();
  await answerAtGoogle(visitor, given);
  const outcome = given === 'Continue' ? 'drive.connected' : 'drive.cancelled';
  await page
    .getByRole('alert')
    .filter({ hasText: say(outcome) })
    .waitFor();
}

const inDialog = ({ page, say }: Visitor, id: Parameters<Visitor['say']>[0]) =>
  page.getByRole('dialog').getByRole('button', { name: say(id), exact: true });

export const driveScreens: readonly Screen[] = [
  {
    name: 'visitor',
    show: async (visitor) => {
      await open(visitor, '/settings');
      await visitor.page.getByText(visitor.say('settings.drive-visitor')).waitFor();
    },
  },
  {
    name: 'none',
    show: async (visitor) => {
      await signUp(visitor);
      await visitor.page.reload();
      await driveLink(visitor, 'settings.drive-connect').scrollIntoViewIfNeeded();
    },
  },
  { name: 'cancelled', show: (visitor) => answer(visitor, 'Cancel') },
  { name: 'connected', show: (visitor) => answer(visitor, 'Continue') },
  {
    name: 'file-ready',
    show: async (visitor) => {
      const { page, say } = visitor;
      const uuid = await saveTemplate(visitor, { name: 'Corner coffee', price: null });
      await open(visitor, `/template/${uuid}/`);
      await page.reload();
      await makeSpreadsheet(visitor);
      await page.getByRole('dialog', { name: say('take.own-drive-ready') }).waitFor();
    },
  },
  {
    name: 'listed',
    show: async (visitor) => {
      await open(visitor, '/settings');
      const mark = visitor.page.getByText(visitor.say('settings.spreadsheet-own-drive'), { exact: true });
      await mark.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'link',
    show: async (visitor) => {
      const { page, say } = visitor;
      const name = say('settings.spreadsheet-link-named').replace('{name}', 'Corner coffee');
      await page.getByRole('button', { name, exact: true }).click();
      await inDialog(visitor, 'settings.link-turn-off').waitFor();
    },
  },
  {
    name: 'turn-off',
    show: async (visitor) => {
      await inDialog(visitor, 'settings.link-turn-off').click();
      await visitor.page.getByText(visitor.say('settings.spreadsheet-turn-off-text-own-drive')).waitFor();
    },
  },
  {
    name: 'disconnect',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: say('settings.drive-disconnect-named') }).click();
      await page.getByText(say('settings.drive-disconnect-text')).waitFor();
    },
  },
  {
    name: 'ended',
    show: async (visitor) => {
      await endDrive(visitor);
      await visitor.page.reload();
      await driveLink(visitor, 'settings.drive-connect-again-named').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'ended-notice',
    show: async (visitor) => {
      const { page, say } = visitor;
      const uuid = await saveTemplate(visitor, { name: 'Tea room', price: null });
      await open(visitor, `/template/${uuid}/`);
      await page.reload();
      await makeSpreadsheet(visitor);
      await page.getByRole('link', { name: say('take.to-settings') }).waitFor();
    },
  },
];
