// The Dockerfile and the compose file cannot be run everywhere, so they are linted and held to what the server knows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { configurationVariables } from '#server/configuration/variables.ts';
import { root } from './repository-files.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const known = new Set<string>(configurationVariables.map(({ name }) => name));

describe('the Dockerfile', () => {
  const text = read('Dockerfile');
  const instructions = text
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const valuesOf = (keyword: string) =>
    instructions
      .filter((line) => line.startsWith(`${keyword} `))
      .map((line) => line.slice(keyword.length + 1));

  test('has no fault that a linter sees', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  test('would not pass the linter with a slip in it', () => {
    expect(validate(text.replace('WORKDIR /app', 'WORKDIRS /app'))).not.toEqual([]);
  });

  test('builds on one pinned image', () => {
    const images = valuesOf('FROM').map((value) => value.split(' ')[0]);
    expect(new Set(images).size).toBe(1);
    expect(images[0]).toMatch(/^node:22\.\d+\.\d+-bookworm-slim$/);
  });

  test('does not run as root', () => {
    expect(valuesOf('USER')).toEqual(['node']);
    expect(instructions.findIndex((line) => line.startsWith('USER'))).toBeLessThan(
      instructions.findIndex((line) => line.startsWith('CMD')),
    );
  });

  test('asks the server whether it is healthy', () => {
    expect(valuesOf('HEALTHCHECK').join()).toContain('/healthz');
  });

  test('sets only variables that the server reads', () => {
    const names = valuesOf('ENV').flatMap((value) =>
      [...value.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name),
    );
    expect(names.filter((name) => !known.has(name))).toEqual(['NODE_ENV']);
  });

  test('has the templates of the gallery', () => {
    expect(valuesOf('COPY')).toContain('--from=build /app/gallery ./gallery');
  });

  test('keeps data where the volume is', () => {
    expect(valuesOf('ENV').join()).toContain('DATA_DIR=/data');
    expect(valuesOf('VOLUME')).toEqual(['/data']);
  });

  test('takes nothing of this machine along', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'dist', 'data']));
  });
});

const composeFile = z.object({
  services: z.object({
    app: z.object({
      environment: z.record(z.string(), z.string()),
      volumes: z.array(z.string()),
      depends_on: z.object({ database: z.object({ condition: z.literal('service_healthy') }) }),
    }),
    database: z.object({
      image: z.string().regex(/^postgres:\d+\.\d+/),
      environment: z.record(z.string(), z.string()),
      volumes: z.array(z.string()).min(1),
      healthcheck: z.object({ test: z.array(z.string()).min(2) }),
    }),
  }),
  volumes: z.record(z.string(), z.unknown()),
});

describe('the compose file', () => {
  const { services, volumes } = composeFile.parse(parse(read('compose.yaml')));

  test('gives the server only variables that it reads', () => {
    expect(Object.keys(services.app.environment).filter((name) => !known.has(name))).toEqual([]);
  });

  test('takes secrets from the environment alone', () => {
    const secrets = [services.app.environment.DATABASE_URL, services.database.environment.POSTGRES_PASSWORD];
    for (const secret of secrets) expect(secret).toContain('${POSTGRES_PASSWORD:?');
  });

  test('keeps data in named volumes', () => {
    const mounted = [...services.app.volumes, ...services.database.volumes].map(
      (volume) => volume.split(':')[0],
    );
    expect(mounted).toEqual(Object.keys(volumes));
  });
});
