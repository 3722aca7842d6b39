// One's own Google Drive: connected in the settings, spreadsheets made in it, their links turned off, and every way out of it.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Journey, type Visitor } from '#testing/browser/journey.ts';
import { answerAtGoogle, atPrintedAddress, driveLink } from '#testing/browser/own-drive.ts';
import { pressSpreadsheet } from '#testing/browser/press-spreadsheet.ts';
import { saveTemplate } from '#testing/browser/save-template.ts';
import { signUp } from '#testing/browser/sign-up.ts';
import { waitTimeoutMs } from '#testing/effort.ts';
import { GooglePlace } from '#testing/google/google-place.ts';

let google: GooglePlace;
let journey: Journey;
let visitor: Visitor;
/** At Google; another one each time, as a drive is left only when nobody has it connected. */
let person: string;
let people = 0;

beforeAll(async () => {
  google = await GooglePlace.start();
  journey = await Journey.beginAlone(google.drivesEnvironment);
});

afterAll(async () => {
  await journey.end();
  await google.stop();
});

beforeEach(async () => {
  google.store.files.clear();
  people += 1;
  person = `person-${people}@example.com`;
  visitor = atPrintedAddress(await journey.visitor());
  await visitor.open('/settings');
  await signUp(visitor);
  await visitor.page.reload();
});

const list = () =>
  visitor.page.getByRole('region', { name: visitor.say('settings.spreadsheets'), exact: true });
const dialog = () => visitor.page.getByRole('dialog');
const notice = (text: string) => visitor.page.getByRole('alert').filter({ hasText: text });
const filesAtGoogle = () => [...google.store.files.values()];
const disconnect = () =>
  visitor.page.getByRole('button', { name: visitor.say('settings.drive-disconnect-named') });

async function connect(by: Parameters<typeof driveLink>[1] = 'settings.drive-connect'): Promise<void> {
  await driveLink(visitor, by).click();
  await answerAtGoogle(visitor, 'Continue', person);
  await notice(visitor.say('drive.connected')).waitFor();
  await list().getByText(person).waitFor();
}

const make = () => pressSpreadsheet(visitor, 'take.google-named');

/** A template of one's own, opened in the editor. */
async function openModel(name: string): Promise<void> {
  const uuid = await saveTemplate(visitor, { name, price: 0 });
  await visitor.open(`/template/${uuid}/`);
  await visitor.page.reload();
  await visitor.page.getByRole('button', { name: visitor.say('editor.download'), exact: true }).waitFor();
}

it('[KEEP-12] is connected, has the spreadsheets that are made, and keeps them when their links are turned off', async () => {
  const { page, say } = visitor;
  await connect();
  expect(page.url()).toBe(`${visitor.home}#/settings`);
  await openModel('Tea');
  await make();
  await dialog().getByText(say('take.own-drive-ready'), { exact: true }).waitFor();
  const address = await dialog().getByRole('textbox').inputValue();
  const [file] = filesAtGoogle();
  expect(file).toMatchObject({ name: 'Tea', owner: person, permissions: [{ role: 'reader' }] });
  expect(address).toContain(file?.id);

  await visitor.open('/settings');
  const row = list().getByRole('listitem');
  await row.getByText(say('settings.spreadsheet-own-drive')).waitFor();
  expect(await row.getByRole('link').getAttribute('href')).toBe(address);
  await page
    .getByRole('button', { name: say('settings.spreadsheet-link-named').replace('{name}', 'Tea') })
    .click();
  await dialog()
    .getByRole('button', { name: say('settings.link-turn-off') })
    .click();
  await dialog().getByText(say('settings.spreadsheet-turn-off-text-own-drive')).waitFor();
  await dialog()
    .getByRole('button', { name: say('settings.link-turn-off') })
    .click();
  await list().getByText(say('settings.spreadsheets-none-google')).waitFor();
  // The file is its owner's, whom alone it opens for.
  await expect
    .poll(() => filesAtGoogle(), { timeout: waitTimeoutMs })
    .toMatchObject([{ name: 'Tea', permissions: [] }]);
  expect(visitor.complaints).toEqual([]);
});

it('is disconnected: its files stay there with their links, and leave the list', async () => {
  const { page, say } = visitor;
  await connect();
  await openModel('Bread');
  await make();
  await dialog().getByText(say('take.own-drive-ready'), { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await visitor.open('/settings');
  await list().getByText('Bread', { exact: true }).waitFor();
  await disconnect().click();
  await dialog().getByText(say('settings.drive-disconnect-text')).waitFor();
  await dialog()
    .getByRole('button', { name: say('settings.drive-disconnect') })
    .click();
  await driveLink(visitor, 'settings.drive-connect').waitFor();
  await list().getByText(say('settings.spreadsheets-none')).waitFor();
  expect(filesAtGoogle()).toMatchObject([{ name: 'Bread', permissions: [{ role: 'reader' }] }]);
  await expect.poll(() => google.seen, { timeout: waitTimeoutMs }).toContain('revoke');
  // The next one is a page of the server again.
  await page.goBack();
  await page.getByRole('button', { name: say('editor.download-choices'), exact: true }).click();
  await page.getByRole('menuitem', { name: say('take.spreadsheet-named'), exact: true }).waitFor();
});

it.each([
  ['by whoever turns back', 'drive.cancelled'],
  ['without the permission that is needed', 'drive.not-permitted'],
] as const)('is not connected %s, who reads why', async (_, outcome) => {
  const { page, say } = visitor;
  await driveLink(visitor, 'settings.drive-connect').click();
  if (outcome === 'drive.not-permitted') await page.getByRole('checkbox').uncheck();
  await answerAtGoogle(visitor, outcome === 'drive.cancelled' ? 'Cancel' : 'Continue');
  await notice(say(outcome)).waitFor();
  expect(page.url()).toBe(`${visitor.home}#/settings`);
  await driveLink(visitor, 'settings.drive-connect').waitFor();
});

it('that Google no longer lets us into is said where a spreadsheet is wanted, and connected again in the settings', async () => {
  const { say } = visitor;
  await connect();
  await openModel('Coffee');
  google.tokens.withdrawConsent(person);
  await make();
  const ended = notice(say('take.drive-ended'));
  await ended.getByRole('link', { name: say('take.to-settings') }).click();
  await ended.waitFor({ state: 'detached' });
  const endedText = say('settings.drive-ended').replaceAll(/<\/?whole>/g, '');
  await list().getByText(endedText.replace('{email}', person)).waitFor();
  expect(filesAtGoogle()).toEqual([]);
  await disconnect().waitFor();
  await connect('settings.drive-connect-again-named');
  await openModel('Cocoa');
  await make();
  await dialog().getByText(say('take.own-drive-ready'), { exact: true }).waitFor();
  expect(filesAtGoogle()).toMatchObject([{ name: 'Cocoa', owner: person }]);
});

it('asks visitors without an account to sign in', async () => {
  const other = atPrintedAddress(await journey.visitor());
  await other.open('/settings');
  await other.page.getByText(other.say('settings.drive-visitor')).waitFor();
  expect(await driveLink(other, 'settings.drive-connect').count()).toBe(0);
});
