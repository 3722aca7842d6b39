// What journeys share: it can be stopped, so that a program other than a test worker ends, and starts again when asked for.
import { expect, it } from 'vitest';
import { sharedBrowser, sharedServer, stopShared } from '#testing/browser/shared-server.ts';

it('stops its browser and its server, and starts others when asked again', async () => {
  const [browser, server] = await Promise.all([sharedBrowser(), sharedServer()]);
  await stopShared();
  expect(browser.isConnected()).toBe(false);
  expect(server.isRunning).toBe(false);
  const [nextBrowser, nextServer] = await Promise.all([sharedBrowser(), sharedServer()]);
  expect(nextBrowser.isConnected()).toBe(true);
  expect(nextServer.isRunning).toBe(true);
});
