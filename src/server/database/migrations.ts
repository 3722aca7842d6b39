// Every migration in the order they are applied; a number once given never changes its meaning.
import type { Migration } from './migrate.ts';
import { accounts } from './migrations/001-accounts.ts';
import { templates } from './migrations/002-templates.ts';
import { builtFiles } from './migrations/003-built-files.ts';
import { rateLimits } from './migrations/004-rate-limits.ts';
import { signIn } from './migrations/005-sign-in.ts';
import { templateVersions } from './migrations/006-template-versions.ts';
import { gallery } from './migrations/007-gallery.ts';
import { orders } from './migrations/008-orders.ts';
import { jobs } from './migrations/009-jobs.ts';
import { journal } from './migrations/010-journal.ts';
import { builds } from './migrations/011-builds.ts';
import { space } from './migrations/012-space.ts';

export const migrations: readonly Migration[] = [
  accounts,
  templates,
  builtFiles,
  rateLimits,
  signIn,
  templateVersions,
  gallery,
  orders,
  jobs,
  journal,
  builds,
  space,
];
