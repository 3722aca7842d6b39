// Gives every test file of a run one PostgreSQL server: the one in TEST_DATABASE_URL, or a private one.
import type { TestProject } from 'vitest/node';
import { createCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined && given !== '') {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const cluster = await createCluster();
  await cluster.start();
  project.provide('postgresUrl', cluster.url);
  return () => cluster.remove();
}
