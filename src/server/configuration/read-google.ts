// Reads whether and how people sign in with Google.
import { CommandError } from '../errors/command-error.ts';
import { ownMachine } from './own-machine.ts';
import { refuseVariable } from './refuse-variable.ts';
import type { VariableName } from './variables.ts';

export interface GoogleSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

export function readGoogle(text: (name: VariableName) => string): GoogleSettings | null {
  const issuer = readIssuer(text('GOOGLE_ISSUER'));
  const clientId = text('GOOGLE_CLIENT_ID');
  const clientSecret = text('GOOGLE_CLIENT_SECRET');
  if (clientId === '' && clientSecret === '') return null;
  if (clientId === '') {
    throw new CommandError('GOOGLE_CLIENT_SECRET is set but GOOGLE_CLIENT_ID is not; signing in needs both.');
  }
  if (clientSecret === '') {
    throw new CommandError('GOOGLE_CLIENT_ID is set but GOOGLE_CLIENT_SECRET is not; signing in needs both.');
  }
  return { issuer, clientId, clientSecret };
}

function readIssuer(given: string): URL {
  const allowed = 'an https address, or http on this machine, with nothing after its path';
  const issuer = URL.canParse(given) ? new URL(given) : null;
  if (issuer === null) throw refuseVariable('GOOGLE_ISSUER', given, allowed);
  if (issuer.username !== '' || issuer.password !== '') {
    // Not repeated in the message: it is a secret.
    throw new CommandError(`GOOGLE_ISSUER holds a name or a password; it must be ${allowed}.`);
  }
  const isSafe =
    issuer.protocol === 'https:' || (issuer.protocol === 'http:' && ownMachine.has(issuer.hostname));
  if (isSafe && issuer.search === '' && issuer.hash === '') return issuer;
  throw refuseVariable('GOOGLE_ISSUER', given, allowed);
}
