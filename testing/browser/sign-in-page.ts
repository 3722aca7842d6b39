// The sign-in dialog as a user sees it: its fields, buttons and links by their names.
import type { Locator } from 'playwright-core';
import type { MessageId } from '#web/i18n/messages.ts';
import type { Visitor } from './journey.ts';

export class SignInPage {
  readonly #visitor: Visitor;

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  /** From the button in the bar. */
  static async open(visitor: Visitor): Promise<SignInPage> {
    await visitor.page
      .getByRole('banner')
      .getByRole('button', { name: visitor.say('nav.sign-in') })
      .click();
    const dialog = new SignInPage(visitor);
    await dialog.email.waitFor();
    return dialog;
  }

  get dialog(): Locator {
    return this.#visitor.page.getByRole('dialog');
  }

  get email(): Locator {
    return this.dialog.getByLabel(this.#visitor.say('sign-in.email'));
  }

  get password(): Locator {
    return this.dialog.locator('input[name=password]');
  }

  get alert(): Locator {
    return this.dialog.getByRole('alert');
  }

  button(id: MessageId): Locator {
    return this.dialog.getByRole('button', { name: this.#visitor.say(id), exact: true });
  }

  /** A link may be part of a sentence, between tags. */
  link(id: MessageId): Locator {
    const words = this.#visitor.say(id);
    const name = /<link>(.*)<\/link>/.exec(words)?.[1] ?? words;
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async fill(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
  }

  async waitUntilGone(): Promise<void> {
    await this.dialog.waitFor({ state: 'detached' });
  }
}
