// Turns environment variables into the server's configuration, or reports which one is invalid.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FormulaWriters } from '#server/policy/may-call.ts';
import type { Paywall } from '#server/policy/money/must-pay.ts';
import type { TemplateLimits } from '#server/policy/template-limit.ts';
import type { AiSettings } from '#server/ports/ai/ai-settings.ts';
import type { PaymentSettings } from '#server/ports/payments/payment-settings.ts';
import type { S3Settings } from '#server/ports/shared-files/s3-settings.ts';
import type { GoogleDrivesSettings } from '#server/ports/spreadsheets/google/google-drives.ts';
import type { GoogleSheetsSettings } from '#server/ports/spreadsheets/google/google-sheets-settings.ts';
import { CommandError } from '../errors/command-error.ts';
import { diskBytes } from './disk-bytes.ts';
import { programFolder } from './program-folder.ts';
import { readAi } from './read-ai.ts';
import { readDatabaseUrl } from './read-database-url.ts';
import { type EnvironmentSettings, readEnvironments } from './read-environments.ts';
import { readFilesS3 } from './read-files-s3.ts';
import { type GoogleSettings, readGoogle } from './read-google.ts';
import { readGoogleDrives } from './read-google-drives.ts';
import { readGoogleSheets } from './read-google-sheets.ts';
import { type MailSettings, readMail } from './read-mail.ts';
import { readPayments } from './read-payments.ts';
import { readSeller } from './read-seller.ts';
import { readTrustProxy, type TrustProxy } from './read-trust-proxy.ts';
import { refuseVariable } from './refuse-variable.ts';
import { configurationVariables, type VariableName } from './variables.ts';

const bytesPerMb = 1_000_000;

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface RateLimits {
  readonly readsPerMinute: number;
  readonly savesPerMinute: number;
  readonly buildsPerMinute: number;
  readonly workPerMinute: number;
  readonly newVisitorsPerMinute: number;
  readonly signInsPerMinute: number;
}

export interface Configuration extends MailSettings, TemplateLimits {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseTimeoutMs: number;
  /** Which environment this server is, and the databases of the others that operators may look into. */
  readonly environments: EnvironmentSettings;
  readonly publicUrl: URL | null;
  readonly trustProxy: TrustProxy;
  readonly webDir: string;
  readonly logLevel: (typeof logLevels)[number];
  /** Who may write formulas. */
  readonly formulaWriters: FormulaWriters;
  readonly paywall: Paywall;
  readonly payments: PaymentSettings;
  /** Who sells, line by line. */
  readonly seller: readonly string[];
  /** Of the templates that come with the program; null if the gallery gets none of them. */
  readonly galleryFolder: string | null;
  readonly maxBodyBytes: number;
  readonly minFreeBytes: number;
  /** Of all requests that are not answered yet. */
  readonly maxBodiesBytes: number;
  readonly maxBodiesBytesPerNetwork: number;
  readonly requestTimeoutMs: number;
  /** How long a body may arrive slower than the least speed. */
  readonly slowBodyMs: number;
  /** Of all replies that have not been read yet. */
  readonly maxRepliesBytes: number;
  readonly maxRepliesBytesPerNetwork: number;
  /** How long nothing of a reply may be read. */
  readonly slowReplyMs: number;
  readonly rateLimits: RateLimits;
  readonly metricsToken: string | null;
  readonly shutdownTimeoutMs: number;
  /** Null: signing in with Google is off. */
  readonly google: GoogleSettings | null;
  /** Null: spreadsheets open on pages of our own. */
  readonly googleSheets: GoogleSheetsSettings | null;
  /** Null: nobody connects a drive of their own. */
  readonly googleDrives: GoogleDrivesSettings | null;
  /** Null: the catalogue answers alone. */
  readonly ai: AiSettings | null;
  readonly eventLogKeptDays: number;
  readonly outboxKeptDays: number;
  readonly buildTimeoutMs: number;
  readonly buildMemoryMb: number;
  /** Null: files are in the database, or with the embedded one in a folder. */
  readonly filesS3: S3Settings | null;
  /** Of all built files together. */
  readonly maxBuiltFilesBytes: number;
  /** A country database to use instead of the bundled one. */
  readonly geoIpFile: string | null;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export function readConfiguration(environment: Environment): Configuration {
  const text = (name: VariableName): string => {
    const given = environment[name]?.trim() ?? '';
    return given === '' ? defaultOf(name) : given;
  };
  const whole = (name: VariableName, least: number, most: number): number => {
    const given = text(name);
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw refuseVariable(name, given, `a whole number from ${least} to ${most}`);
  };
  const place = { host: host(text('HOST')), publicUrl: publicUrl(text('PUBLIC_URL')) };
  return {
    port: whole('PORT', 0, 65535),
    ...place,
    dataDir: resolve(text('DATA_DIR')),
    databaseUrl: readDatabaseUrl('DATABASE_URL', text('DATABASE_URL')),
    databaseTimeoutMs: whole('DATABASE_TIMEOUT_SECONDS', 1, 3600) * 1000,
    environments: readEnvironments(text),
    trustProxy: readTrustProxy(text('TRUST_PROXY')),
    webDir: resolve(programFolder(), text('WEB_DIR')),
    logLevel: logLevel(text('LOG_LEVEL')),
    formulaWriters: readFormulaWriters(text('ENTITLED')),
    paywall: readPaywall(text('PAYWALL')),
    payments: readPayments(text, place),
    seller: readSeller(text('SELLER')),
    galleryFolder: readGalleryFolder(text('GALLERY_TEMPLATES')),
    ...readTemplateLimits(text, whole),
    minFreeBytes: whole('MIN_FREE_MB', 0, 1_000_000_000) * bytesPerMb,
    ...readBodyLimits(whole),
    rateLimits: readRateLimits(whole),
    ...readMail(text, place),
    buildTimeoutMs: whole('BUILD_TIMEOUT_SECONDS', 1, 3600) * 1000,
    buildMemoryMb: whole('BUILD_MEMORY_MB', 16, 100_000),
    maxBuiltFilesBytes: whole('MAX_BUILT_FILES_MB', 100, 1_000_000_000) * 1_000_000,
    filesS3: readFilesS3(text, whole),
    ...readAllOfGoogle(text),
    ai: readAi(text, whole),
    eventLogKeptDays: whole('JOURNAL_KEPT_DAYS', 1, 36_500),
    outboxKeptDays: whole('OUTBOX_KEPT_DAYS', 1, 36_500),
    geoIpFile: geoIpFile(text('GEO_IP_FILE')),
    metricsToken: metricsToken(text('METRICS_TOKEN')),
    shutdownTimeoutMs: whole('SHUTDOWN_TIMEOUT_SECONDS', 0, 3600) * 1000,
  };
}

function readAllOfGoogle(
  text: (name: VariableName) => string,
): Pick<Configuration, 'google' | 'googleSheets' | 'googleDrives'> {
  const google = readGoogle(text);
  return { google, googleSheets: readGoogleSheets(text), googleDrives: readGoogleDrives(text, google) };
}

type ReadWhole = (name: VariableName, least: number, most: number) => number;

type BodyLimits = Pick<
  Configuration,
  | 'maxBodyBytes'
  | 'maxBodiesBytes'
  | 'maxBodiesBytesPerNetwork'
  | 'requestTimeoutMs'
  | 'slowBodyMs'
  | 'maxRepliesBytes'
  | 'maxRepliesBytesPerNetwork'
  | 'slowReplyMs'
>;

function readBodyLimits(whole: ReadWhole): BodyLimits {
  return {
    maxBodyBytes: whole('MAX_BODY_KB', 1, 1_000_000) * 1024,
    maxBodiesBytes: whole('MAX_BODIES_MB', 1, 1_000_000) * 2 ** 20,
    maxBodiesBytesPerNetwork: whole('MAX_BODIES_MB_PER_NETWORK', 1, 1_000_000) * 2 ** 20,
    requestTimeoutMs: whole('REQUEST_TIMEOUT_SECONDS', 1, 3600) * 1000,
    slowBodyMs: whole('SLOW_BODY_SECONDS', 1, 3600) * 1000,
    maxRepliesBytes: whole('MAX_REPLIES_MB', 1, 1_000_000) * 2 ** 20,
    maxRepliesBytesPerNetwork: whole('MAX_REPLIES_MB_PER_NETWORK', 1, 1_000_000) * 2 ** 20,
    slowReplyMs: whole('SLOW_REPLY_SECONDS', 1, 3600) * 1000,
  };
}

function readRateLimits(whole: ReadWhole): RateLimits {
  return {
    readsPerMinute: whole('READS_PER_MINUTE', 0, 100_000_000),
    savesPerMinute: whole('SAVES_PER_MINUTE', 0, 100_000_000),
    buildsPerMinute: whole('BUILDS_PER_MINUTE', 0, 100_000_000),
    workPerMinute: whole('WORK_PER_MINUTE', 0, 100_000_000),
    newVisitorsPerMinute: whole('NEW_VISITORS_PER_MINUTE', 0, 100_000_000),
    signInsPerMinute: whole('SIGN_INS_PER_MINUTE', 0, 100_000_000),
  };
}

type SharedLimits = Pick<TemplateLimits, 'maxKeptBytesPerNetwork' | 'maxKeptBytesOfVisitors'>;

function readSharedLimits(text: (name: VariableName) => string, whole: ReadWhole): SharedLimits {
  const bytesIn = (name: VariableName) =>
    whole(name, 0, 1_000_000_000) * bytesPerMb || Number.POSITIVE_INFINITY;
  return {
    maxKeptBytesPerNetwork: bytesIn('MAX_KEPT_MB_PER_NETWORK'),
    maxKeptBytesOfVisitors:
      text('MAX_KEPT_MB_OF_VISITORS') === ''
        ? diskBytes(resolve(text('DATA_DIR'))) / 2
        : bytesIn('MAX_KEPT_MB_OF_VISITORS'),
  };
}

function readTemplateLimits(text: (name: VariableName) => string, whole: ReadWhole): TemplateLimits {
  return {
    maxTemplatesIfNotSignedIn: whole('MAX_TEMPLATES_IF_NOT_SIGNED_IN', 1, 1_000_000),
    maxTemplatesPerUser: whole('MAX_TEMPLATES_PER_USER', 1, 1_000_000),
    maxKeptTemplatesIfNotSignedIn: whole('MAX_KEPT_TEMPLATES_IF_NOT_SIGNED_IN', 1, 10_000_000),
    maxKeptTemplatesPerUser: whole('MAX_KEPT_TEMPLATES_PER_USER', 1, 10_000_000),
    maxKeptBytesIfNotSignedIn: whole('MAX_KEPT_MB_IF_NOT_SIGNED_IN', 1, 1_000_000) * bytesPerMb,
    maxKeptBytesPerUser: whole('MAX_KEPT_MB_PER_USER', 1, 1_000_000) * bytesPerMb,
    ...readSharedLimits(text, whole),
  };
}

function defaultOf(name: VariableName): string {
  return configurationVariables.find((variable) => variable.name === name)?.default ?? '';
}

function host(given: string): string {
  if (/^[\w.:%-]+$/.test(given)) return given;
  throw refuseVariable(
    'HOST',
    given,
    'an address or a name of this machine; 0.0.0.0 listens on every network',
  );
}

function geoIpFile(given: string): string | null {
  if (given === '') return null;
  const file = resolve(given);
  if (existsSync(file)) return file;
  throw refuseVariable('GEO_IP_FILE', given, 'a file that is there');
}

const leastTokenLength = 16;

function metricsToken(given: string): string | null {
  // The value is a secret, so the messages do not repeat it.
  if (!/^[\x21-\x7e]*$/.test(given)) {
    throw new CommandError('METRICS_TOKEN has characters that no header carries; it must be plain ASCII.');
  }
  if (given !== '' && given.length < leastTokenLength) {
    throw new CommandError(
      `METRICS_TOKEN could be guessed; it must have at least ${leastTokenLength} characters, such as those of openssl rand -hex 16.`,
    );
  }
  return given || null;
}

function publicUrl(given: string): URL | null {
  if (given === '') return null;
  const url = parseUrl(given);
  const allowed = 'an http or https address with nothing around its host, like https://model.example.com';
  if (url === null || !/^https?:$/.test(url.protocol)) throw refuseVariable('PUBLIC_URL', given, allowed);
  if (url.username !== '' || url.password !== '') {
    throw new CommandError(`PUBLIC_URL holds a name or a password; it must be ${allowed}.`);
  }
  if (url.href !== `${url.origin}/`) throw refuseVariable('PUBLIC_URL', given, allowed);
  return url;
}

function parseUrl(given: string): URL | null {
  return URL.canParse(given) ? new URL(given) : null;
}

function logLevel(given: string): Configuration['logLevel'] {
  const level = logLevels.find((known) => known === given);
  if (level !== undefined) return level;
  throw refuseVariable('LOG_LEVEL', given, `one of ${logLevels.join(', ')}`);
}

function readFormulaWriters(given: string): FormulaWriters {
  if (given === 'granted' || given === 'everyone') return given;
  throw refuseVariable('ENTITLED', given, 'granted or everyone');
}

function readPaywall(given: string): Paywall {
  if (given === 'off' || given === 'on') return given;
  throw refuseVariable('PAYWALL', given, 'off or on');
}

function readGalleryFolder(given: string): string | null {
  if (given === 'shipped') return resolve(programFolder(), 'gallery');
  if (given === 'none') return null;
  throw refuseVariable('GALLERY_TEMPLATES', given, 'shipped or none');
}
