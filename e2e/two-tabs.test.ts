// One template in two tabs: the later save is told, and the person decides which version stays.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EditorPage } from '#testing/browser/editor-page.ts';
import { Journey, type Visitor } from '#testing/browser/journey.ts';

let journey: Journey;
let first: Visitor;
let second: Visitor;

beforeAll(async () => {
  journey = await Journey.begin();
});

beforeEach(async () => {
  first = await journey.visitor();
  const editor = await EditorPage.openNew(first);
  await editor.waitForSaved();
  const page = await first.context.newPage();
  await page.goto(first.page.url());
  second = { ...first, page };
  await rename(second, 'Second');
  await new EditorPage(second).waitForSaved();
  await rename(first, 'First');
  await first.page.getByRole('dialog', { name: first.say('stale.title') }).waitFor();
});

afterAll(() => journey.end());

const rename = ({ page, say }: Visitor, name: string) => page.getByLabel(say('editor.name')).fill(name);

const nameAfterReload = async (page: Page) => {
  await page.reload();
  return page.getByLabel(first.say('editor.name')).inputValue();
};

it('loads the newer version when that is chosen', async () => {
  await first.page.getByRole('button', { name: first.say('stale.take-newer') }).click();
  await expect.poll(() => first.page.getByLabel(first.say('editor.name')).inputValue()).toBe('Second');
  await new EditorPage(first).waitForSaved();
  expect(await nameAfterReload(first.page)).toBe('Second');
});

it('saves mine over it when that is chosen', async () => {
  await first.page.getByRole('button', { name: first.say('stale.save-over') }).click();
  await new EditorPage(first).waitForSaved();
  expect(await nameAfterReload(second.page)).toBe('First');
});
