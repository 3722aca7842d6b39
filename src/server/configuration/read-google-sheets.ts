// Reads whether spreadsheets are made at Google, and with whose key.
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type {
  Consent,
  GoogleSheetsSettings,
  ServiceKey,
} from '#server/ports/spreadsheets/google/google-sheets-settings.ts';
import { CommandError } from '../errors/command-error.ts';
import { ownMachine } from './own-machine.ts';
import { refuseVariable } from './refuse-variable.ts';
import type { VariableName } from './variables.ts';

type ReadText = (name: VariableName) => string;

/** Google makes these; the secret is never repeated. */
const advice =
  "it must be the JSON key of a service account, as the Google Cloud console gives it to download, or the JSON of a person's consent (docs/google-sheets.md), or the path of such a file.";

export function readGoogleSheets(text: ReadText): GoogleSheetsSettings | null {
  const given = text('GOOGLE_SHEETS_CREDENTIALS');
  const driveId = readDrive(text('GOOGLE_SHEETS_DRIVE'));
  const subject = readSubject(text('GOOGLE_SHEETS_SUBJECT'));
  const apiUrl = readApiUrl(text('GOOGLE_SHEETS_API_URL'));
  const others = driveId === null ? 'GOOGLE_SHEETS_SUBJECT' : 'GOOGLE_SHEETS_DRIVE';
  const isPlaced = driveId !== null || subject !== null;
  if (given === '') {
    if (!isPlaced) return null;
    throw new CommandError(
      `${others} is set but GOOGLE_SHEETS_CREDENTIALS is not; spreadsheets at Google need the key of a service account.`,
    );
  }
  const credentials = readCredentials(given, subject);
  if (credentials.kind === 'consent' && isPlaced) {
    throw new CommandError(
      `${others} is set but GOOGLE_SHEETS_CREDENTIALS is the consent of a person, whose own drive holds the files; leave GOOGLE_SHEETS_DRIVE and GOOGLE_SHEETS_SUBJECT empty.`,
    );
  }
  if (credentials.kind === 'service account' && !isPlaced) {
    throw new CommandError(
      'GOOGLE_SHEETS_CREDENTIALS is set but neither GOOGLE_SHEETS_DRIVE nor GOOGLE_SHEETS_SUBJECT is; a service account has no room for files, so name a shared drive that it manages, or a person in whose name it works.',
    );
  }
  return { credentials, driveId, apiUrl };
}

type ReadField = (name: string) => string;

function readCredentials(given: string, subject: string | null): ServiceKey | Consent {
  const key = parsedKey(given.startsWith('{') ? given : fileText(given));
  const textOf = (name: string): string => {
    const value = key[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const type = textOf('type');
  if (type === 'authorized_user') return readConsent(textOf);
  if (type === 'service_account') return { ...readKey(textOf), subject };
  throw new CommandError(
    `GOOGLE_SHEETS_CREDENTIALS is no key of a service account and no consent; ${advice}`,
  );
}

function readConsent(textOf: ReadField): Consent {
  const [clientId, clientSecret, refreshToken] = ['client_id', 'client_secret', 'refresh_token'].map(textOf);
  if (!clientId || !clientSecret || !refreshToken) {
    throw new CommandError(
      `GOOGLE_SHEETS_CREDENTIALS lacks client_id, client_secret or refresh_token; ${advice}`,
    );
  }
  return { kind: 'consent', clientId, clientSecret, refreshToken };
}

function readKey(textOf: ReadField): Omit<ServiceKey, 'subject'> {
  const [email, privateKey, keyId] = ['client_email', 'private_key', 'private_key_id'].map(textOf);
  if (!email || !privateKey) {
    throw new CommandError(`GOOGLE_SHEETS_CREDENTIALS lacks client_email or private_key; ${advice}`);
  }
  if (!isPrivateKey(privateKey)) {
    throw new CommandError(`GOOGLE_SHEETS_CREDENTIALS has a private_key that is damaged; ${advice}`);
  }
  return { kind: 'service account', email, privateKey, keyId: keyId || null };
}

function fileText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new CommandError(`GOOGLE_SHEETS_CREDENTIALS names a file that cannot be read; ${advice}`);
  }
}

function parsedKey(text: string): Readonly<Record<string, unknown>> {
  try {
    const key: unknown = JSON.parse(text);
    if (typeof key === 'object' && key !== null) return { ...key };
  } catch {
    // Said below, without what the message of the parser repeats.
  }
  throw new CommandError(`GOOGLE_SHEETS_CREDENTIALS is no JSON; ${advice}`);
}

function isPrivateKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

function readDrive(given: string): string | null {
  if (given === '') return null;
  if (/^[\w-]{10,80}$/.test(given)) return given;
  throw refuseVariable(
    'GOOGLE_SHEETS_DRIVE',
    given,
    'the id of a shared drive, the end of the address that it is opened at',
  );
}

function readSubject(given: string): string | null {
  if (given === '') return null;
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given)) return given;
  throw refuseVariable(
    'GOOGLE_SHEETS_SUBJECT',
    given,
    'the email address of a person of your Google Workspace',
  );
}

export function readApiUrl(given: string): URL | null {
  if (given === '') return null;
  const allowed = 'an https address, or http on this machine, with nothing after its host';
  const url = URL.canParse(given) ? new URL(given) : null;
  const isBare = url !== null && `${url.origin}/` === url.href;
  if (!isBare) throw refuseVariable('GOOGLE_SHEETS_API_URL', given.replace(/\/\/.*@/, '//'), allowed);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && ownMachine.has(url.hostname))) return url;
  throw refuseVariable('GOOGLE_SHEETS_API_URL', given, allowed);
}
