// A new PostgreSQL database for one test, dropped when it is done: empty, or a copy of another one.
import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface FreshDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

export async function freshDatabase(serverUrl: string, copied?: string): Promise<FreshDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ask(serverUrl, `create database ${name}${copied === undefined ? '' : ` template ${copied}`}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => ask(serverUrl, `drop database ${name} with (force)`) };
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
