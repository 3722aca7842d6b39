// Reads whether files are kept in an S3-compatible store, and in which.
import { isOwnHost } from '#server/ports/database/database-tls.ts';
import type { S3Settings } from '#server/ports/shared-files/s3-settings.ts';
import { CommandError } from '../errors/command-error.ts';
import { refuseVariable } from './refuse-variable.ts';
import type { VariableName } from './variables.ts';

const needed = [
  ...(['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET'] as const),
  ...(['FILES_S3_ACCESS_KEY', 'FILES_S3_SECRET_KEY'] as const),
] satisfies readonly VariableName[];

/** No part of it is made of dots alone, which an address would resolve. */
const bucketWithFolder =
  /^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?!\.+(?:\/|$))[\w.-]+(?:\/(?!\.+(?:\/|$))[\w.-]+)*))?$/;

export function readFilesS3(
  text: (name: VariableName) => string,
  whole: (name: VariableName, least: number, most: number) => number,
): S3Settings | null {
  const timeoutMs = whole('FILES_S3_TIMEOUT_SECONDS', 1, 3600) * 1000;
  const region = text('FILES_S3_REGION');
  if (!/^[\w-]{1,63}$/.test(region)) throw refuseVariable('FILES_S3_REGION', region, 'the name of a region');
  const missing = needed.filter((name) => text(name) === '');
  if (missing.length === needed.length) return null;
  if (missing.length > 0) {
    const given = needed.filter((name) => !missing.includes(name));
    throw new CommandError(
      `${given.join(', ')} ${given.length === 1 ? 'is' : 'are'} set but ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not; a store needs all four.`,
    );
  }
  const endpoint = readEndpoint(text('FILES_S3_ENDPOINT'));
  const [, bucket = '', folder = ''] = bucketWithFolder.exec(text('FILES_S3_BUCKET')) ?? [];
  if (bucket === '') {
    throw refuseVariable(
      'FILES_S3_BUCKET',
      text('FILES_S3_BUCKET'),
      'the name of a bucket, or bucket/folder',
    );
  }
  const prefix = folder === '' ? '' : `${folder}/`;
  return { endpoint, bucket, prefix, region, timeoutMs, ...readKeys(text) };
}

function readEndpoint(given: string): URL {
  const allowed =
    'an https address, or http on this machine and in private networks, with nothing after its path';
  const endpoint = URL.canParse(given) ? new URL(given) : null;
  if (endpoint === null) throw refuseVariable('FILES_S3_ENDPOINT', given, allowed);
  if (endpoint.username !== '' || endpoint.password !== '') {
    // Not repeated in the message: it is a secret.
    throw new CommandError(`FILES_S3_ENDPOINT holds a name or a password; it must be ${allowed}.`);
  }
  const host = endpoint.hostname.replace(/^\[(.+)\]$/, '$1');
  const isSafe = endpoint.protocol === 'https:' || (endpoint.protocol === 'http:' && isOwnHost(host));
  if (isSafe && endpoint.search === '' && endpoint.hash === '') return endpoint;
  throw refuseVariable('FILES_S3_ENDPOINT', given, allowed);
}

function readKeys(text: (name: VariableName) => string): Pick<S3Settings, 'accessKey' | 'secretKey'> {
  const [accessKey, secretKey] = [text('FILES_S3_ACCESS_KEY'), text('FILES_S3_SECRET_KEY')];
  // The values are secrets, so the message does not repeat them.
  if (![accessKey, secretKey].every((key) => /^[\x21-\x7e]+$/.test(key))) {
    throw new CommandError('FILES_S3_ACCESS_KEY or FILES_S3_SECRET_KEY is no key; both are plain ASCII.');
  }
  return { accessKey, secretKey };
}
