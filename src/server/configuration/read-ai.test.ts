// Tests the settings of the AI: an address, a key and a model, a safe address, limits, and no secret in an error.
import { expect, test } from 'vitest';
import { readConfiguration } from './read-configuration.ts';

const all = { AI_BASE_URL: 'https://ai.example.com/v1', AI_API_KEY: 'hidden', AI_MODEL: 'vendor/small-1' };

test('there is none until it has an address', () => {
  expect(readConfiguration({}).ai).toBeNull();
  expect(readConfiguration({ AI_TIMEOUT_SECONDS: '5' }).ai).toBeNull();
});

test('it has the limits that the table of the README names', () => {
  expect(readConfiguration(all).ai).toEqual({
    baseUrl: new URL('https://ai.example.com/v1'),
    apiKey: 'hidden',
    model: 'vendor/small-1',
    timeoutMs: 30_000,
    tokensPerDay: 2_000_000,
    tokensPerPersonPerDay: 100_000,
    requestsPerMinute: 6,
    requestsPerMinuteOfAll: 120,
  });
});

test('each limit can be another one, and no number of tokens is no limit', () => {
  const limits = {
    AI_TIMEOUT_SECONDS: '5',
    AI_TOKENS_PER_DAY: '0',
    AI_TOKENS_PER_PERSON_PER_DAY: '0',
    AI_REQUESTS_PER_MINUTE: '0',
    AI_REQUESTS_PER_MINUTE_OF_ALL: '7',
  };
  expect(readConfiguration({ ...all, ...limits }).ai).toMatchObject({
    timeoutMs: 5000,
    tokensPerDay: Number.POSITIVE_INFINITY,
    tokensPerPersonPerDay: Number.POSITIVE_INFINITY,
    requestsPerMinute: 0,
    requestsPerMinuteOfAll: 7,
  });
});

test.each([
  [{ ...all, AI_BASE_URL: '' }, 'AI_API_KEY is set but AI_BASE_URL is not'],
  [{ AI_MODEL: 'small' }, 'AI_MODEL is set but AI_BASE_URL is not'],
  [{ ...all, AI_API_KEY: '' }, 'AI_BASE_URL is set but AI_API_KEY is not'],
  [{ ...all, AI_MODEL: '' }, 'AI_BASE_URL is set but AI_MODEL is not'],
  [{ ...all, AI_API_KEY: 'hidden\u00e9' }, 'AI_API_KEY has characters that no header carries'],
  [{ ...all, AI_MODEL: 'two words' }, 'AI_MODEL is "two words"; it must be the name of a model'],
  [{ ...all, AI_TIMEOUT_SECONDS: '0' }, 'AI_TIMEOUT_SECONDS is "0"; it must be a whole number from 1 to 80'],
  [{ ...all, AI_TOKENS_PER_DAY: '-1' }, 'AI_TOKENS_PER_DAY is "-1"'],
  [{ ...all, AI_TOKENS_PER_PERSON_PER_DAY: 'many' }, 'AI_TOKENS_PER_PERSON_PER_DAY is "many"'],
  [{ AI_REQUESTS_PER_MINUTE: '1.5' }, 'AI_REQUESTS_PER_MINUTE is "1.5"'],
])('%j is refused, without revealing the key', (environment, message) => {
  expect(() => readConfiguration(environment)).toThrow(message);
  expect(() => readConfiguration(environment)).not.toThrow('hidden');
});

test.each(['http://localhost:11434/v1', 'http://127.0.0.1:8000', 'http://[::1]:8000/v1'])(
  'an AI on this machine, %s, needs neither https nor a key',
  (address) => {
    expect(readConfiguration({ AI_BASE_URL: address, AI_MODEL: 'small' }).ai).toMatchObject({
      baseUrl: new URL(address),
      apiKey: null,
    });
  },
);

test.each([
  'http://ai.example.com/v1',
  'http://127.0.0.1.example.com',
  'http://10.0.0.1/v1',
  'ftp://localhost',
  'ai.example.com',
])('%s is refused as its address', (address) => {
  expect(() => readConfiguration({ ...all, AI_BASE_URL: address })).toThrow(
    `AI_BASE_URL is "${address}"; it must be an https address, or http on this machine`,
  );
});

test.each([
  ['https://me:hidden@ai.example.com', 'AI_BASE_URL holds a name or a password'],
  ['https://ai.example.com/v1?api-key=hidden', 'AI_BASE_URL has something after its path'],
  ['https://ai.example.com/v1#hidden', 'AI_BASE_URL has something after its path'],
])('what may be a secret in an address is not repeated', (address, message) => {
  expect(() => readConfiguration({ ...all, AI_BASE_URL: address })).toThrow(message);
  expect(() => readConfiguration({ ...all, AI_BASE_URL: address })).not.toThrow('hidden');
});
