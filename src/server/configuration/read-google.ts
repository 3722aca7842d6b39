// Reads whether and how people sign in with Google.
import { Refusal } from '#server/refusal.ts';
import { refuseVariable } from './refuse-variable.ts';
import type { VariableName } from './variables.ts';

export interface GoogleSettings {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
}

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

export function readGoogle(text: (name: VariableName) => string): GoogleSettings | null {
  const given = text('GOOGLE_ISSUER');
  const issuer = URL.canParse(given) ? new URL(given) : null;
  const isSafe =
    issuer?.protocol === 'https:' || (issuer?.protocol === 'http:' && ownMachine.has(issuer.hostname));
  if (issuer === null || !isSafe) {
    throw refuseVariable('GOOGLE_ISSUER', given, 'an https address, or http on this machine');
  }
  const clientId = text('GOOGLE_CLIENT_ID');
  const clientSecret = text('GOOGLE_CLIENT_SECRET');
  if (clientId === '' && clientSecret === '') return null;
  if (clientId === '')
    throw new Refusal('GOOGLE_CLIENT_SECRET is set but GOOGLE_CLIENT_ID is not; signing in needs both.');
  if (clientSecret === '') {
    throw new Refusal('GOOGLE_CLIENT_ID is set but GOOGLE_CLIENT_SECRET is not; signing in needs both.');
  }
  return { issuer, clientId, clientSecret };
}
