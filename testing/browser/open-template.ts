// Saves a template that a test has built as the visitor's own, and opens it, for journeys that need more than the example.
import { randomUUID } from 'node:crypto';
import type { Template } from '#template/template.ts';
import { awaitSession } from './await-session.ts';
import type { Visitor } from './journey.ts';
import { turnOffOnboarding } from './turn-off-onboarding.ts';

export async function openTemplate(visitor: Visitor, built: Template): Promise<void> {
  const { page, open } = visitor;
  await turnOffOnboarding(visitor);
  await open('/');
  await awaitSession(visitor);
  const template = { ...built, uuid: randomUUID(), showOnboardingDialog: false };
  const status = await page.evaluate(async (saved) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
    const body = JSON.stringify({ template: saved, baseRevision: 0 });
    return (await fetch(`/api/user/template/${saved.uuid}`, { method: 'POST', headers, body })).status;
  }, template);
  if (status >= 300) throw new Error(`Saving was answered with ${status}.`);
  await open(`/template/${template.uuid}/`);
  await page.getByRole('button', { name: /Excel/ }).waitFor();
}
