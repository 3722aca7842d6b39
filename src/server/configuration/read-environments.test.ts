// Tests what is read of the environments that operators look after, and that no message repeats a password.
import { expect, test } from 'vitest';
import { readConfiguration } from './read-configuration.ts';

const read = (environment: Readonly<Record<string, string>>) => readConfiguration(environment).environments;
const refusal = (environment: Readonly<Record<string, string>>): string => {
  try {
    read(environment);
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
const url = 'postgres://operator:secret@db.example.com/modelwright';

test('a server is the local environment and knows no other, unless it is told', () => {
  expect(read({})).toEqual({ own: 'local', others: {} });
  expect(read({ ENVIRONMENT: 'production', TEST_DATABASE: url, LOCAL_DATABASE: '/srv/model' })).toEqual({
    own: 'production',
    others: { local: { dataDir: '/srv/model' }, test: { databaseUrl: url } },
  });
});

test('another word, a second database of its own, or what is no place of a database is refused', () => {
  expect(refusal({ ENVIRONMENT: 'prod' })).toContain('one of local, test, production');
  const twice = refusal({ ENVIRONMENT: 'production', PRODUCTION_DATABASE: url });
  expect(twice).toMatch(/^PRODUCTION_DATABASE is set, but ENVIRONMENT is production/);
  expect(refusal({ LOCAL_DATABASE: url })).toMatch(/^LOCAL_DATABASE is set, but ENVIRONMENT is local/);
  const wrong = refusal({ TEST_DATABASE: 'mysql://operator:secret@db.example.com/model' });
  expect(wrong).toMatch(/^TEST_DATABASE is not an address of a PostgreSQL database/);
  expect(refusal({ TEST_DATABASE: 'data' })).toMatch(/^TEST_DATABASE is not an address/);
  expect(twice + wrong).not.toContain('secret');
});
