// All kinds of the family media.
import type { Kind } from '../../kind/kind.ts';
import { authors } from './authors.ts';
import { channels } from './channels.ts';
import { newsletters } from './newsletters.ts';
import { production } from './production.ts';
import { publishing } from './publishing.ts';
import { studiosOnAir } from './studios-on-air.ts';
import { videographers } from './videographers.ts';

export const media: readonly Kind[] = [
  ...channels,
  ...publishing,
  ...newsletters,
  ...production,
  ...studiosOnAir,
  ...videographers,
  ...authors,
];
