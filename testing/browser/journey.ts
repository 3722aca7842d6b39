// A visitor's browser on the real product: pages that report every script error and every refused resource.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import en from '#web/i18n/en.json';
import type { MessageId } from '#web/i18n/messages.ts';
import ru from '#web/i18n/ru.json';
import { AppServer } from './app-server.ts';
import { launchBrowser } from './launch-browser.ts';

export type Language = 'en' | 'ru';

const catalogues = { en, ru } as const;
const locales = { en: 'en-US', ru: 'ru-RU' } as const;

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

const opened = new Set<Page>();
/** Of all visitors that have not left. */
export const openPages: ReadonlySet<Page> = opened;

export class Journey {
  readonly server: AppServer;
  readonly #browser: Browser;

  private constructor(server: AppServer, browser: Browser) {
    this.server = server;
    this.#browser = browser;
  }

  static async begin(environment: Readonly<Record<string, string>> = {}): Promise<Journey> {
    const [server, browser] = await Promise.all([new AppServer(environment).start(), launchBrowser()]);
    return new Journey(server, browser);
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
    const context = await this.#browser.newContext(settings);
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    opened.add(page);
    page.on('close', () => opened.delete(page));
    const complaints = listen(page);
    return {
      server: this.server,
      home: this.server.page,
      language,
      page,
      context,
      complaints,
      open: async (route) => {
        await page.goto(`${this.server.page}#${route}`);
      },
      say: (id) => said(language, id),
    };
  }

  async end(): Promise<void> {
    await this.#browser.close();
    await this.server.stop();
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
