// A visitor's browser on the real product: pages that report every script error and every refused resource.
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import en from '#web/i18n/en.json';
import type { MessageId } from '#web/i18n/messages.ts';
import ru from '#web/i18n/ru.json';
import { AppServer } from './app-server.ts';
import { sharedBrowser, sharedServer } from './shared-place.ts';

const catalogues: Readonly<Record<Language, Readonly<Record<MessageId, string>>>> = { en, ru };

/** What the interface says; places to fill in are left to the caller. */
export const said = (language: Language, id: MessageId): string => catalogues[language][id];

export const wide = { width: 1440, height: 900 } as const;
export const narrow = { width: 390, height: 844 } as const;

export interface VisitorOptions {
  readonly language?: Language;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
}

export interface Visitor {
  readonly server: AppServer;
  /** The address they know the product by. */
  readonly home: string;
  readonly language: Language;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Script errors and refusals by the content security policy, as they were told. */
  readonly complaints: readonly string[];
  readonly open: (route: string) => Promise<void>;
  readonly say: (id: MessageId) => string;
}

/** Asks for another colour scheme and waits until the page has been drawn in it. */
export async function switchScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

const here = new Set<Visitor>();
/** All that have not left. */
export const visitorsHere: ReadonlySet<Visitor> = here;

export class Journey {
  readonly server: AppServer;
  readonly #hasOwnServer: boolean;
  readonly #contexts: BrowserContext[] = [];

  private constructor(server: AppServer, hasOwnServer: boolean) {
    this.server = server;
    this.#hasOwnServer = hasOwnServer;
  }

  /** Among other journeys of this worker, on the server that they share. */
  static async begin(): Promise<Journey> {
    return new Journey(await sharedServer(), false);
  }

  /** On a server of its own: one that is set up in another way, is killed, or whose gallery is filled. */
  static async beginAlone(environment: Readonly<Record<string, string>> = {}): Promise<Journey> {
    return new Journey(await new AppServer(environment).start(), true);
  }

  async visitor({
    language = 'en',
    viewport = wide,
    colorScheme = 'light',
  }: VisitorOptions = {}): Promise<Visitor> {
    const settings: BrowserContextOptions = {
      locale: locales[language],
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
    };
    const context = await (await sharedBrowser()).newContext(settings);
    this.#contexts.push(context);
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    const visitor: Visitor = {
      server: this.server,
      home: this.server.page,
      language,
      page,
      context,
      complaints: listen(page),
      open: async (route) => {
        await page.goto(`${this.server.page}#${route}`);
      },
      say: (id) => said(language, id),
    };
    here.add(visitor);
    context.on('close', () => here.delete(visitor));
    return visitor;
  }

  async end(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
    if (this.#hasOwnServer) await this.server.stop();
  }
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
