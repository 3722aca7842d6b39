// Every migration in the order they are applied; a number once given never changes its meaning.
import type { Migration } from './migrate.ts';
import { accounts } from './migrations/001-accounts.ts';
import { templates } from './migrations/002-templates.ts';
import { builtFiles } from './migrations/003-built-files.ts';
import { rateLimits } from './migrations/004-rate-limits.ts';

export const migrations: readonly Migration[] = [accounts, templates, builtFiles, rateLimits];
