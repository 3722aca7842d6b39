// A visitor's browser on the real product: pages that report every script error and every blocked resource.
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import en from '#web/i18n/en.json';
import type { MessageId } from '#web/i18n/messages.ts';
import ru from '#web/i18n/ru.json';
import { waitTimeoutMs } from '../effort.ts';
import { AppServer } from './app-server.ts';
import { sharedBrowser, sharedServer } from './shared-server.ts';

const catalogues: Readonly<Record<Language, Readonly<Record<MessageId, string>>>> = { en, ru };

/** The texts of the interface; placeholders are left to the caller. */
export const textOf = (language: Language, id: MessageId): string => catalogues[language][id];

export const wide = { width: 1440, height: 900 } as const;
export const narrow = { width: 390, height: 844 } as const;

export interface VisitorOptions {
  readonly language?: Language;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
}

export interface Visitor {
  readonly server: AppServer;
  /** The address of the product as they know it. */
  readonly home: string;
  readonly language: Language;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Script errors, violations of the content security policy and features that the browser does not know, as reported. */
  readonly complaints: readonly string[];
  readonly open: (route: string) => Promise<void>;
  readonly say: (id: MessageId) => string;
}

/** Requests another colour scheme and waits until the page has been drawn in it; receipts and test payments are drawn by styles alone. */
export async function switchScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const shown = `html[data-mantine-color-scheme=${colorScheme}]`;
  await page.locator(`${shown}, html:not([data-mantine-color-scheme])`).waitFor();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

const here = new Set<Visitor>();
/** All visitors that have not left. */
export const openVisitors: ReadonlySet<Visitor> = here;

export class Journey {
  readonly server: AppServer;
  readonly #hasOwnServer: boolean;
  readonly #contexts: BrowserContext[] = [];

  private constructor(server: AppServer, hasOwnServer: boolean) {
    this.server = server;
    this.#hasOwnServer = hasOwnServer;
  }

  /** Shares the server of this worker with other journeys. */
  static async begin(): Promise<Journey> {
    return new Journey(await sharedServer(), false);
  }

  /** On a server of its own: for another configuration, for killing it, or for filling its gallery. */
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
    context.setDefaultTimeout(waitTimeoutMs);
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
      say: (id) => textOf(language, id),
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
    if (/Content Security Policy|Permissions-Policy/i.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
