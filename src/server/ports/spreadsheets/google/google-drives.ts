// The drives of people who let spreadsheets of ours be made in them: Google asks them, and what it gives us leaves here only sealed.
import { randomBytes } from 'node:crypto';
import {
  ConsentError,
  type ConsentedDrive,
  DriveEnded,
  DriveRefuses,
  type OwnDrive,
  type OwnDrives,
  type PendingConsent,
} from '../own-drives.ts';
import type { Spreadsheets } from '../spreadsheets.ts';
import type { GoogleAccess } from './google-access.ts';
import { AccessRefused, googleFailure, SharingRefused, StorageFull, statusOf } from './google-failure.ts';
import { GoogleSpreadsheets, type GoogleTools } from './google-spreadsheets.ts';
import { createQuotas, type QuotasOf } from './quotas.ts';
import { createTokenSeal, type TokenSeal } from './token-seal.ts';
import { waitFor } from './wait.ts';

/** The files that we make, and nothing else of somebody's drive. */
const fileScope = 'https://www.googleapis.com/auth/drive.file';
const stateBytes = 24;
const ownerMs = 30_000;

export interface GoogleDrivesSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Null: Google itself. */
  readonly apiUrl: URL | null;
}

class GoogleDrives implements OwnDrives {
  readonly isOffered = true;
  readonly #settings: GoogleDrivesSettings;
  readonly #tools: GoogleTools;
  readonly #seal: TokenSeal;
  readonly #quotasOf: QuotasOf;

  constructor(settings: GoogleDrivesSettings, tools: GoogleTools) {
    this.#settings = settings;
    this.#tools = tools;
    this.#seal = createTokenSeal(settings.clientSecret);
    this.#quotasOf = createQuotas(tools.clock, tools.wait ?? waitFor);
  }

  async ask(callbackUrl: string): Promise<{ readonly url: URL; readonly underWay: PendingConsent }> {
    const { CodeChallengeMethod } = await import('google-auth-library');
    const { addressAt } = await import('./service-access.ts');
    const client = await this.#asking(callbackUrl);
    const { codeVerifier, codeChallenge = '' } = await client.generateCodeVerifierAsync();
    const state = randomBytes(stateBytes).toString('base64url');
    const address = client.generateAuthUrl({
      ...{ scope: fileScope, state, access_type: 'offline' },
      // Without being asked again, Google gives whoever agreed before nothing that lasts.
      prompt: 'consent',
      ...{ code_challenge: codeChallenge, code_challenge_method: CodeChallengeMethod.S256 },
    });
    return { url: addressAt(this.#settings.apiUrl, new URL(address)), underWay: { state, codeVerifier } };
  }

  async finish(
    arrivedAt: URL,
    { state, codeVerifier }: PendingConsent,
    accountId: string,
  ): Promise<ConsentedDrive> {
    const answer = arrivedAt.searchParams;
    const code = answer.get('code');
    if (answer.get('error') === 'access_denied') throw new ConsentError('cancelled');
    if (answer.get('state') !== state || code === null) throw new ConsentError('unavailable');
    const callbackUrl = arrivedAt.origin + arrivedAt.pathname;
    try {
      const token = await this.#exchanged(callbackUrl, code, codeVerifier);
      const { id: personId, email } = await this.#ownerBy(token);
      return { sealedToken: this.#seal.seal(token, accountId), personId, email };
    } catch (error) {
      // What Google's client throws holds secrets.
      throw error instanceof ConsentError
        ? error
        : new ConsentError('unavailable', googleFailure(error, 'consent'));
    }
  }

  spreadsheetsIn(drive: OwnDrive): Spreadsheets {
    const openAccess = async () => this.#access(this.#open(drive), drive.personId);
    const place = { provider: 'drive', openAccess, quotasOf: this.#quotasOf } as const;
    const google = new GoogleSpreadsheets(place, this.#tools);
    return {
      ...{ provider: google.provider, format: google.format },
      publish: (spreadsheet, signal) => failingAsDrive(() => google.publish(spreadsheet, signal)),
      isThere: (spreadsheet) => failingAsDrive(() => google.isThere(spreadsheet)),
      remove: (spreadsheet) => failingAsDrive(() => google.remove(spreadsheet)),
    };
  }

  async leave({ sealedToken, accountId }: OwnDrive): Promise<void> {
    const token = this.#seal.open(sealedToken, accountId);
    if (token === null) return;
    const client = await this.#asking('');
    try {
      await client.revokeToken(token);
    } catch (error) {
      // Google does not know it any more.
      if (statusOf(error) !== 400) throw googleFailure(error, 'revoke');
    }
  }

  async #asking(callbackUrl: string) {
    const { askingClient } = await import('./service-access.ts');
    const { clientId, clientSecret, apiUrl } = this.#settings;
    return askingClient(clientId, clientSecret, callbackUrl, apiUrl);
  }

  /** A code is good for one time, so that this is not tried again. */
  async #exchanged(callbackUrl: string, code: string, codeVerifier: string): Promise<string> {
    const client = await this.#asking(callbackUrl);
    const { tokens } = await client.getToken({ code, codeVerifier });
    if (!(tokens.scope ?? '').split(' ').includes(fileScope)) throw new ConsentError('not-permitted');
    if (!tokens.refresh_token) throw new Error('Google gave nothing that lasts');
    return tokens.refresh_token;
  }

  async #ownerBy(token: string) {
    const { GoogleCalls } = await import('./google-calls.ts');
    const access = await this.#access(token, '');
    const { wait = waitFor } = this.#tools;
    const signal = AbortSignal.timeout(ownerMs);
    const calls = new GoogleCalls({
      ...{ access, wait, signal, timeoutMs: ownerMs },
      ...createQuotas(this.#tools.clock, wait)(''),
    });
    return calls.owner();
  }

  async #access(refreshToken: string, personId: string): Promise<GoogleAccess> {
    const { personAccess } = await import('./service-access.ts');
    const { clientId, clientSecret, apiUrl } = this.#settings;
    return personAccess({ kind: 'consent', clientId, clientSecret, refreshToken }, personId, apiUrl);
  }

  #open({ sealedToken, accountId }: OwnDrive): string {
    const token = this.#seal.open(sealedToken, accountId);
    if (token === null) throw new DriveEnded('what opens the drive was sealed with another client secret');
    return token;
  }
}

async function failingAsDrive<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AccessRefused && error.reason === 'invalid_grant')
      throw new DriveEnded(error.message);
    if (error instanceof StorageFull) throw new DriveRefuses('full', error.message);
    if (error instanceof SharingRefused) throw new DriveRefuses('not-shared', error.message);
    throw error;
  }
}

export const googleDrives = (settings: GoogleDrivesSettings, tools: GoogleTools): OwnDrives =>
  new GoogleDrives(settings, tools);
