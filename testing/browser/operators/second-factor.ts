// An operator's authenticator app, and what of the second factor only the database can change.
import { codeOf, knownSecret } from '#testing/server/second-factor.ts';
import type { AppServer } from '../app-server.ts';
import type { Visitor } from '../journey.ts';
import { withServerDatabase } from './seed-users.ts';

const stepMs = 30_000;

/** Each code works once, so of one moment it has two: that of now, and the next one, which a phone that is ahead shows. */
export class AuthenticatorApp {
  readonly #secret: string;
  #lastStep = 0;

  constructor(secret: string = knownSecret) {
    this.#secret = secret;
  }

  next(): string {
    const now = Date.now();
    const step = Math.max(Math.floor(now / stepMs), this.#lastStep + 1);
    this.#lastStep = step;
    return codeOf(this.#secret, step * stepMs);
  }
}

/** A code that is none of now: the one of an hour ago. */
export const wrongCode = (secret: string = knownSecret): string => codeOf(secret, Date.now() - 3_600_000);

/** Leaves that many of the account's recovery codes. */
export const leaveRecoveryCodes = (server: AppServer, email: string, left: number): Promise<void> =>
  withServerDatabase(server, async ({ query }) => {
    const rows = await query
      .selectFrom('recovery_code')
      .innerJoin('account', 'account.id', 'recovery_code.account_id')
      .select('code_hash')
      .where('account.email', '=', email)
      .orderBy('code_hash')
      .execute();
    const hashes = rows.slice(left).map(({ code_hash: hash }) => hash);
    await query
      .updateTable('recovery_code')
      .set({ used_at: Date.now() })
      .where('code_hash', 'in', hashes)
      .execute();
  });

/** The page of the second factor, wherever it is asked for. */
export class SecondFactorPage {
  readonly #visitor: Visitor;

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  get page() {
    return this.#visitor.page;
  }

  heading(name: string) {
    return this.page.getByRole('heading', { name, exact: true });
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  get code() {
    return this.page.getByLabel('Code from your app', { exact: true });
  }

  get recoveryCode() {
    return this.page.getByLabel('Recovery code', { exact: true });
  }

  get alert() {
    return this.page.getByRole('alert');
  }

  /** Of the recovery codes. */
  get list() {
    return this.page.getByRole('list', { name: 'Your recovery codes', exact: true });
  }

  /** Where the tabs are, the operator is in the area. */
  get area() {
    return this.page.getByRole('tablist', { name: this.#visitor.say('admin.sections') });
  }

  async send(code: string): Promise<void> {
    await this.code.fill(code);
    await this.code.press('Enter');
  }
}
