// Reads whether an AI is asked for proposals, which, and how much of it may be used.
import type { AiSettings } from '#server/ports/ai/ai-settings.ts';
import { CommandError } from '../errors/command-error.ts';
import { ownMachine } from './own-machine.ts';
import { refuseVariable } from './refuse-variable.ts';
import type { VariableName } from './variables.ts';

type ReadText = (name: VariableName) => string;
type ReadWhole = (name: VariableName, least: number, most: number) => number;

const mostTokens = 999_999_999;

export function readAi(text: ReadText, whole: ReadWhole): AiSettings | null {
  const limits = readLimits(whole);
  const given = text('AI_BASE_URL');
  if (given === '') {
    const alone = (['AI_API_KEY', 'AI_MODEL'] as const).find((name) => text(name) !== '');
    if (alone === undefined) return null;
    throw new CommandError(`${alone} is set but AI_BASE_URL is not; an AI needs an address.`);
  }
  const baseUrl = readBaseUrl(given);
  return {
    baseUrl,
    apiKey: readKey(text('AI_API_KEY'), baseUrl),
    model: readModel(text('AI_MODEL')),
    ...limits,
  };
}

function readLimits(whole: ReadWhole): Omit<AiSettings, 'baseUrl' | 'apiKey' | 'model'> {
  const tokensIn = (name: VariableName) => whole(name, 0, mostTokens) || Number.POSITIVE_INFINITY;
  return {
    // The page gives up after a minute and a half.
    timeoutMs: whole('AI_TIMEOUT_SECONDS', 1, 80) * 1000,
    tokensPerDay: tokensIn('AI_TOKENS_PER_DAY'),
    tokensPerPersonPerDay: tokensIn('AI_TOKENS_PER_PERSON_PER_DAY'),
    requestsPerMinute: whole('AI_REQUESTS_PER_MINUTE', 0, 1_000_000),
    requestsPerMinuteOfAll: whole('AI_REQUESTS_PER_MINUTE_OF_ALL', 0, 1_000_000),
  };
}

function readBaseUrl(given: string): URL {
  const allowed = 'an https address, or http on this machine, with nothing after its path';
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null) throw refuseVariable('AI_BASE_URL', given, allowed);
  if (url.username !== '' || url.password !== '') {
    // Not repeated in the message: it is a secret.
    throw new CommandError(`AI_BASE_URL holds a name or a password; it must be ${allowed}.`);
  }
  if (url.search !== '' || url.hash !== '') {
    // Not repeated either: some write their key there.
    throw new CommandError(`AI_BASE_URL has something after its path; it must be ${allowed}.`);
  }
  if (url.protocol === 'https:' || (url.protocol === 'http:' && ownMachine.has(url.hostname))) return url;
  throw refuseVariable('AI_BASE_URL', given, allowed);
}

function readKey(given: string, { hostname }: URL): string | null {
  // The value is a secret, so the messages do not repeat it.
  if (!/^[\x21-\x7e]*$/.test(given)) {
    throw new CommandError('AI_API_KEY has characters that no header carries; it must be plain ASCII.');
  }
  if (given === '' && !ownMachine.has(hostname)) {
    throw new CommandError(
      'AI_BASE_URL is set but AI_API_KEY is not; only an AI on this machine needs none.',
    );
  }
  return given || null;
}

function readModel(given: string): string {
  if (/^[\x21-\x7e]{1,200}$/.test(given)) return given;
  if (given !== '') throw refuseVariable('AI_MODEL', given, 'the name of a model, without blanks');
  throw new CommandError('AI_BASE_URL is set but AI_MODEL is not; an AI is asked for one of its models.');
}
