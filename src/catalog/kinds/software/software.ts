// All kinds of the family software.
import type { Kind } from '../../kind/kind.ts';
import { networks } from './networks.ts';
import { onlineServices } from './online-services.ts';
import { products } from './products.ts';
import { research } from './research.ts';
import { smallTools } from './small-tools.ts';
import { studios } from './studios.ts';
import { technology } from './technology.ts';

export const software: readonly Kind[] = [
  ...products,
  ...studios,
  ...technology,
  ...networks,
  ...onlineServices,
  ...smallTools,
  ...research,
];
